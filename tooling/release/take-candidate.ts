import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, sep } from "node:path";
import { nameOf, pathOf } from "../src/release-name.ts";
import { readRegistry } from "./live-registry.ts";
import { verifiedRelease } from "./published-folder.ts";
import { lineOf } from "./registry-file.ts";
import type { Candidate } from "./release-apps.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseSource } from "./release-source.ts";
import type { ReleaseTarget } from "./release-target.ts";

/**
 * A remote's live release in another target, as a candidate: the same bytes, in a temporary folder, as its list has it;
 * `ran` says who takes it. Throws ReleaseError where it is not whole, or not as it was released.
 */
export async function takeCandidate(
  from: ReleaseTarget,
  app: string,
  ran: Pick<ReleaseSource, "by" | "run">,
): Promise<Candidate> {
  const line = lineOf(await readRegistry(from), app);
  if (!line) throw new ReleaseError(`${app} is not live in ${from.name}.`);
  const { base: _base, ...live } = line.live;
  const published = await verifiedRelease(from, app, live);
  const { name: _name, files, ...described } = published;
  const folder = await mkdtemp(join(tmpdir(), "banquete-promoted-"));
  for (const [path, hash] of Object.entries(files)) {
    const isListed = hash === (live.integrity[path] ?? hash);
    const file = join(folder, path);
    // The folder's description is not signed.
    if (!isListed || !file.startsWith(folder + sep))
      throw new ReleaseError(
        `${app} ${nameOf(live)} in ${from.name} is not as it was released: ${path}.`,
      );
    await mkdir(dirname(file), { recursive: true });
    const { content } = (await from.read(`${pathOf(app, live)}/${path}`))!;
    await writeFile(file, content);
  }
  const source = { skipped: [], ...line.source, ...ran };
  return { app, folder, release: { ...described, ...live, source } };
}
