import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { pathOf } from "../src/release-name.ts";
import {
  emptyRegistry,
  lineOf,
  parseRegistry,
  printRegistry,
  withLine,
  type Line,
  type Registry,
} from "./registry-file.ts";
import { ReleaseError } from "./release-error.ts";
import type { ReleaseTarget } from "./release-target.ts";

const FILE = "remotes.json";
/** The files of the live shell that are also at the root. */
const ROOT_FILES = ["sw.js", "index.html"];
const HISTORY = "history";

/** The functions from the old lines to the new, by app. */
type Moves = Readonly<Record<string, (before: Line | undefined) => Line>>;

/** The permanent file of a revision. */
export function historyPath(revision: number): string {
  return `${HISTORY}/${String(revision).padStart(6, "0")}.json`;
}

/** The newest revision, shown to pages or not. Throws ReleaseError if the target holds something else. */
export async function readRegistry(target: ReleaseTarget): Promise<Registry> {
  // In this order: a release writes its revision before the copy.
  const shown = await target.read(FILE);
  const revisions = (await target.list(HISTORY)).map(({ path }) =>
    Number(basename(path, ".json")),
  );
  const newest = await readRevision(target, Math.max(0, ...revisions));
  if (newest) return newest;
  if (shown)
    throw new ReleaseError(
      `${target.name} holds a remotes.json that is not one of a release; nothing was changed.`,
    );
  return emptyRegistry;
}

/** One revision; null if it does not exist. */
export async function readRevision(
  target: ReleaseTarget,
  revision: number,
): Promise<Registry | null> {
  const path = historyPath(revision);
  const file = await target.read(path);
  if (!file) return null;
  const registry = parseRegistry(file.content);
  if (!registry)
    throw new ReleaseError(`${target.name}: ${path} cannot be read.`);
  return registry;
}

/**
 * Changes the lines of one app or several, all in one revision or none; `change` says it in words. Returns the newest
 * registry, and whether anything changed. Throws ReleaseError.
 */
export function moveLines(
  target: ReleaseTarget,
  change: string,
  moves: Moves,
): Promise<{ registry: Registry; changed: boolean }> {
  return moveRegistry(target, change, (before) => {
    let after = before;
    for (const [app, move] of Object.entries(moves)) {
      const line = lineOf(before, app);
      const moved = move(line);
      if (!isDeepStrictEqual(moved, line)) after = withLine(after, app, moved);
    }
    return after;
  });
}

/** Ends the service worker in every browser that reads the next revision, or lets pages start it again. */
export async function switchWorker(
  target: ReleaseTarget,
  to: "on" | "off",
): Promise<string> {
  const worker = to === "off" ? to : undefined;
  await moveRegistry(target, `worker ${to}`, (before) =>
    before.worker === worker ? before : { ...before, worker },
  );
  return to === "off"
    ? "The worker ends in each browser at its next load."
    : "Pages open without network again after their next load.";
}

/**
 * Stores what `move` makes of the newest revision as the next one. Revisions are numbered and each number is stored
 * once: of two concurrent moves one comes second, reads the other's revision, and changes its own part in that.
 * [registry-keeps-lines]
 */
async function moveRegistry(
  target: ReleaseTarget,
  change: string,
  move: (before: Registry) => Registry,
): Promise<{ registry: Registry; changed: boolean }> {
  for (;;) {
    const before = await readRegistry(target);
    let after = move(before);
    const changed = after !== before;
    if (changed) {
      after = { ...after, revision: before.revision + 1, change };
      const path = historyPath(after.revision);
      if (!(await target.create(path, printRegistry(after)))) continue;
    }
    await show(target);
    return { registry: after, changed };
  }
}

/**
 * Updates `remotes.json` and then `sw.js` and `index.html` to the newest revision, from any process, also after a killed release.
 * In this order: the shell before finds its remotes in the new list as their last good releases, while the new shell
 * may find none that fits in the list before. Returns only when nothing was left to do, so that the slower of two never
 * leaves an older revision behind.
 */
async function show(target: ReleaseTarget): Promise<void> {
  let changed = true;
  while (changed) {
    const newest = await readRegistry(target);
    changed = await showFile(target, FILE, printRegistry(newest));
    const live = lineOf(newest, "shell")?.live;
    if (!live) continue;
    for (const path of ROOT_FILES) {
      const file = await target.read(`${pathOf("shell", live)}/${path}`);
      if (file)
        changed = (await showFile(target, path, file.content)) || changed;
    }
  }
}

async function showFile(
  target: ReleaseTarget,
  path: string,
  content: Buffer,
): Promise<boolean> {
  const shown = await target.read(path);
  if (shown?.content.equals(content)) return false;
  await target.replace(path, content, shown?.tag ?? null);
  return true;
}
