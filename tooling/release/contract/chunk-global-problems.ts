import { isSame, nameOf, pathOf } from "../../src/release-name.ts";
import { readRegistry } from "../live-registry.ts";
import { filesToPublish } from "../published-folder.ts";
import { lineOf } from "../registry-file.ts";
import type { Candidate } from "../release-apps.ts";
import type { ReleaseTarget } from "../release-target.ts";

/** The global in which the chunks of a build by webpack or Rspack register. */
const CHUNK_GLOBAL = /\bwebpackChunk[\w$]*/;

/**
 * Why a remote's build could not be in one page with the releases that its line names, in words: of builds with one
 * chunk global each takes the other's chunks, so that the last good release fails with the live one.
 */
export async function chunkGlobalProblems(
  target: ReleaseTarget,
  { app, release, folder }: Candidate,
): Promise<string[]> {
  const own = globalIn((await filesToPublish(folder)).get(release.entry));
  const line = lineOf(await readRegistry(target), app);
  const problems: string[] = [];
  for (const other of [line?.live, line?.lastGood, line?.canary?.release]) {
    if (!own || !other || isSame(other, release)) continue;
    const file = await target.read(`${pathOf(app, other)}/${other.entry}`);
    if (globalIn(file?.content) === own)
      problems.push(
        `its chunks register in ${own}, as those of ${app} ${nameOf(other)} do, and in one page each build would take the other's: give each build a name, output: { uniqueName: "${app.replaceAll("-", "_")}_HASH" }, with a hash of its sources`,
      );
  }
  return problems;
}

function globalIn(entry: Buffer | undefined): string | undefined {
  return CHUNK_GLOBAL.exec(entry?.toString() ?? "")?.[0];
}
