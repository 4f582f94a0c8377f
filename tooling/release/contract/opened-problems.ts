import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { builtPath } from "../../src/chunk-files.ts";
import { exitOf, startNode } from "../../src/process.ts";
import { placeIn, verifiedRelease } from "../published-folder.ts";
import type { Release } from "../registry-file.ts";
import type { Candidate } from "../release-apps.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { pathOf } from "../../src/release-name.ts";
import type { Opening } from "./opening.ts";

/** A built app as an opening serves it, from a folder of this machine. */
export function served({ app, folder, release }: Candidate) {
  return { path: pathOf(app, release), folder, release };
}

/** A published app brought to this machine, below `folder`. Throws ReleaseError where it is not whole. */
export async function fetched(
  target: ReleaseTarget,
  app: string,
  release: Release,
  folder: string,
) {
  const published = await verifiedRelease(target, app, release);
  const path = pathOf(app, release);
  for (const served of Object.keys(published.files)) {
    const stored = await target.read(placeIn(path, served));
    const file = join(folder, path, builtPath(served));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, stored!.content);
  }
  return { path, folder: join(folder, path), release };
}

/** Opens pages in a browser and answers, in words, why those that do not show do not; none when all do. */
export async function openedProblems(
  title: string,
  opening: Opening,
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-opening-"));
  try {
    const file = join(folder, "opening.json");
    await writeFile(file, JSON.stringify(opening));
    const child = startNode(
      { name: "open-pages", args: ["e2e/contract/open-pages.ts", file] },
      "pipe",
    );
    const ended = exitOf(child);
    const printed = await text(child.stdout!);
    if ((await ended) !== 0)
      throw new ReleaseError(
        "The pages could not be opened in a browser; the reason is above.",
      );
    const problems = JSON.parse(printed) as string[];
    return problems.map((problem) => `in ${title} ${problem}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
