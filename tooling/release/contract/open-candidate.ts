import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { isBuilt } from "../../src/build-app.ts";
import { exitOf, startNode } from "../../src/process.ts";
import { nameOf, pathOf } from "../../src/release-name.ts";
import { isInCheckout } from "../../src/workspace.ts";
import { buildCandidate } from "../build-candidate.ts";
import { folderTarget } from "../folder-target.ts";
import { readRegistry } from "../live-registry.ts";
import { verifiedRelease } from "../published-folder.ts";
import { lineOf } from "../registry-file.ts";
import { releaseApps, type Candidate } from "../release-apps.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { releasedShell } from "./released-shell.ts";

/** What is opened in a browser: the apps of a site, and the addresses of the pages that must show. */
interface Trial {
  title: string;
  apps: readonly Candidate[];
  pages: readonly string[];
}

/**
 * Opens, in a browser, the pages that need candidates, which go live together. With a new shell among them: those of
 * every remote that is live then, in that shell. Else a remote's in the live shell and in that of the checkout (where
 * there is one; with `building` built for it, else only if it is). Throws ReleaseError, which lists the pages that do
 * not show.
 */
export async function openCandidates(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  { building }: { building: boolean },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-live-"));
  try {
    const shell = candidates.find(({ app }) => app === "shell");
    const trials = shell
      ? [await newShell(target, candidates, shell, folder)]
      : [
          await liveShell(target, candidates, folder),
          await ownShell(candidates, building),
        ];
    const problems: string[] = [];
    for (const trial of trials)
      if (trial?.pages.length) problems.push(...(await problemsOf(trial)));
    const names = candidates.map(
      ({ app, release }) => `${app} ${nameOf(release)}`,
    );
    if (problems.length)
      throw new ReleaseError(
        `${names.join(", ")} ${names.length === 1 ? "does" : "do"} not show: ${problems.join("; ")}.`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function liveShell(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  folder: string,
): Promise<Trial | null> {
  const live = await releasedShell(target);
  if (!live) return null;
  return {
    title: live.title,
    apps: [await fetched(target, "shell", folder), ...candidates],
    pages: pagesOf(live.routes, candidates),
  };
}

async function ownShell(
  candidates: readonly Candidate[],
  building: boolean,
): Promise<Trial | null> {
  if (!isInCheckout("shell")) return null;
  if (!building && !isBuilt("shell")) return null;
  const shell = await buildCandidate("shell");
  return {
    title: "the shell of this checkout",
    apps: [shell, ...candidates],
    pages: pagesOf(shell.release.shell!.routes, candidates),
  };
}

async function newShell(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  shell: Candidate,
  folder: string,
): Promise<Trial> {
  const apps = [...candidates];
  for (const app of Object.keys((await readRegistry(target)).remotes))
    if (!candidates.some((candidate) => candidate.app === app))
      apps.push(await fetched(target, app, folder));
  return {
    title: "this shell",
    apps,
    pages: shell.release.shell!.routes.map(({ path }) => path),
  };
}

/** The addresses of the pages that come from the candidates. */
function pagesOf(
  routes: readonly { path: string; remote: string }[],
  candidates: readonly Candidate[],
): string[] {
  return routes
    .filter(({ remote }) => candidates.some(({ app }) => app === remote))
    .map(({ path }) => path);
}

/** The live release of an app, copied below `place`. Throws ReleaseError where it is not whole. */
async function fetched(
  target: ReleaseTarget,
  app: string,
  place: string,
): Promise<Candidate> {
  const { live } = lineOf(await readRegistry(target), app)!;
  const published = await verifiedRelease(target, app, live);
  const { name: _name, files, ...release } = published;
  const path = pathOf(app, live);
  for (const name of Object.keys(files)) {
    const file = join(place, path, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, (await target.read(`${path}/${name}`))!.content);
  }
  return { app, release, folder: join(place, path) };
}

/** Releases the apps of a trial into a folder and opens its pages. Returns, in words, why a page does not show. */
async function problemsOf({ title, apps, pages }: Trial): Promise<string[]> {
  const site = await mkdtemp(join(tmpdir(), "banquete-site-"));
  try {
    const now = new Date().toISOString();
    await releaseApps(folderTarget(site), apps, { url: "", now });
    const args = ["e2e/contract/open-pages.ts", site, ...pages];
    const child = startNode({ name: "open-pages", args }, "pipe");
    const ended = exitOf(child);
    const printed = await text(child.stdout!);
    if ((await ended) !== 0)
      throw new ReleaseError(
        "The pages could not be opened in a browser; the reason is above.",
      );
    const problems = JSON.parse(printed) as string[];
    return problems.map((problem) => `in ${title} ${problem}`);
  } finally {
    await rm(site, { recursive: true });
  }
}
