import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt } from "../../src/build-app.ts";
import { buildCandidate } from "../build-candidate.ts";
import { readRegistry } from "../live-registry.ts";
import { lineOf } from "../registry-file.ts";
import type { Candidate } from "../release-app.ts";
import { ReleaseError } from "../release-error.ts";
import type { ReleaseTarget } from "../release-target.ts";
import { nameOf } from "../../src/release-name.ts";
import { isInCheckout } from "../../src/workspace.ts";
import { fetched, openedProblems, served } from "./opened-problems.ts";
import { releasedShell } from "./released-shell.ts";
import type { Opening } from "./opening.ts";

/**
 * Opens, in a browser, the pages that need a candidate: a remote's in the live shell and in that of the checkout (where
 * there is one; with `building` built for it, else only if it is), those of every live remote in a new shell. Throws
 * ReleaseError, which lists the pages that do not show.
 */
export async function openCandidate(
  target: ReleaseTarget,
  candidate: Candidate,
  { building }: { building: boolean },
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "banquete-live-"));
  try {
    const openings =
      candidate.app === "shell"
        ? [await newShell(target, candidate, folder)]
        : [
            await liveShell(target, candidate, folder),
            await ownShell(candidate, building),
          ];
    const problems: string[] = [];
    for (const opening of openings)
      if (opening?.pages.length)
        problems.push(...(await openedProblems(opening.title, opening)));
    if (problems.length)
      throw new ReleaseError(
        `${candidate.app} ${nameOf(candidate.release)} does not show: ${problems.join("; ")}.`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}

type TitledOpening = Opening & { title: string };

async function liveShell(
  target: ReleaseTarget,
  candidate: Candidate,
  folder: string,
): Promise<TitledOpening | null> {
  const live = lineOf(await readRegistry(target), "shell")?.live;
  const promise = await releasedShell(target);
  if (!live || !promise) return null;
  return {
    title: promise.title,
    shell: await fetched(target, "shell", live, folder),
    remotes: { [candidate.app]: served(candidate) },
    pages: pagesOf(promise.routes, candidate.app),
  };
}

async function ownShell(
  candidate: Candidate,
  building: boolean,
): Promise<TitledOpening | null> {
  if (!isInCheckout("shell")) return null;
  if (!building && !isBuilt("shell")) return null;
  const shell = await buildCandidate("shell");
  return {
    title: "the shell of this checkout",
    shell: served(shell),
    remotes: { [candidate.app]: served(candidate) },
    pages: pagesOf(shell.release.shell!.routes, candidate.app),
  };
}

async function newShell(
  target: ReleaseTarget,
  candidate: Candidate,
  folder: string,
): Promise<TitledOpening> {
  const registry = await readRegistry(target);
  const remotes: Opening["remotes"] = {};
  for (const app of Object.keys(registry.remotes))
    remotes[app] = await fetched(
      target,
      app,
      lineOf(registry, app)!.live,
      folder,
    );
  return {
    title: "this shell",
    shell: served(candidate),
    remotes,
    pages: candidate.release.shell!.routes.map(({ path }) => path),
  };
}

function pagesOf(
  routes: readonly { path: string; remote: string }[],
  app: string,
): string[] {
  return routes.filter(({ remote }) => remote === app).map(({ path }) => path);
}
