import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt } from "../../src/build-app.ts";
import { buildCandidate } from "../build-candidate.ts";
import { readRegistry } from "../live-registry.ts";
import { lineOf } from "../registry-file.ts";
import type { Candidate } from "../release-apps.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { nameOf } from "../../src/release-name.ts";
import { isInCheckout } from "../../src/workspace.ts";
import { fetched, openedProblems, served } from "./opened-problems.ts";
import { releasedShell } from "./released-shell.ts";
import type { Opening } from "./opening.ts";

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
    const openings = candidates.some(({ app }) => app === "shell")
      ? [await newShell(target, candidates, folder)]
      : [
          await liveShell(target, candidates, folder),
          await ownShell(candidates, building),
        ];
    const problems: string[] = [];
    for (const opening of openings)
      if (opening?.pages.length)
        problems.push(...(await openedProblems(opening.title, opening)));
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

type TitledOpening = Opening & { title: string };

async function liveShell(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  folder: string,
): Promise<TitledOpening | null> {
  const live = lineOf(await readRegistry(target), "shell")?.live;
  const promise = await releasedShell(target);
  if (!live || !promise) return null;
  return {
    title: promise.title,
    shell: await fetched(target, "shell", live, folder),
    remotes: allServed(candidates),
    pages: pagesOf(promise.routes, candidates),
  };
}

async function ownShell(
  candidates: readonly Candidate[],
  building: boolean,
): Promise<TitledOpening | null> {
  if (!isInCheckout("shell")) return null;
  if (!building && !isBuilt("shell")) return null;
  const shell = await buildCandidate("shell");
  return {
    title: "the shell of this checkout",
    shell: served(shell),
    remotes: allServed(candidates),
    pages: pagesOf(shell.release.shell!.routes, candidates),
  };
}

async function newShell(
  target: ReleaseTarget,
  candidates: readonly Candidate[],
  folder: string,
): Promise<TitledOpening> {
  const shell = candidates.find(({ app }) => app === "shell")!;
  const registry = await readRegistry(target);
  const remotes = allServed(candidates.filter((other) => other !== shell));
  for (const app of Object.keys(registry.remotes))
    remotes[app] ??= await fetched(
      target,
      app,
      lineOf(registry, app)!.live,
      folder,
    );
  return {
    title: "this shell",
    shell: served(shell),
    remotes,
    pages: shell.release.shell!.routes.map(({ path }) => path),
  };
}

function allServed(candidates: readonly Candidate[]): Opening["remotes"] {
  return Object.fromEntries(
    candidates.map((candidate) => [candidate.app, served(candidate)]),
  );
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
