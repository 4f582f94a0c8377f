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
import type { ReleaseSource } from "./release-source.ts";
import type { ReleaseTarget } from "./release-target.ts";

const FILE = "remotes.json";
const PAGE = "index.html";
const HISTORY = "history";

/** The text of a move, and the functions from the old lines to the new, by app. */
export interface Move {
  change: string;
  /** The source of the releases that it makes live. */
  source?: ReleaseSource | undefined;
  lines: Readonly<Record<string, (before: Line | undefined) => Line>>;
}

/** The registry after a move, and whether the move changed anything. */
export interface Moved {
  registry: Registry;
  changed: boolean;
}

/** The permanent file of a revision. */
export function historyPath(revision: number): string {
  return `${HISTORY}/${String(revision).padStart(6, "0")}.json`;
}

/** The newest revision, shown to pages or not. Throws ReleaseError if the target holds something else. */
export async function readRegistry(target: ReleaseTarget): Promise<Registry> {
  let newest = await shownRegistry(target);
  for (;;) {
    const next = await readRevision(target, newest.revision + 1);
    if (!next) return newest;
    newest = next;
  }
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
 * Changes the lines of one app or several, all in one revision or none. Revisions are numbered and each number is
 * stored once: of two concurrent moves one comes second, reads the other's revision, and changes its own lines in
 * that. Throws ReleaseError. [registry-keeps-lines]
 */
export async function moveLines(
  target: ReleaseTarget,
  move: Move,
): Promise<Moved> {
  for (;;) {
    const before = await readRegistry(target);
    let moved = before;
    for (const [app, line] of Object.entries(move.lines)) {
      const lineBefore = lineOf(before, app);
      const lineAfter = line(lineBefore);
      if (!isDeepStrictEqual(lineAfter, lineBefore))
        moved = withLine(moved, app, lineAfter);
    }
    if (moved === before) {
      await show(target);
      return { registry: before, changed: false };
    }
    const after: Registry = {
      ...moved,
      revision: before.revision + 1,
      change: move.change,
      source: move.source,
    };
    const path = historyPath(after.revision);
    if (!(await target.create(path, printRegistry(after)))) continue;
    await show(target);
    return { registry: after, changed: true };
  }
}

/**
 * Updates `remotes.json` and then `index.html` to the newest revision, from any process, also after a killed release.
 * In this order: the shell before finds its remotes in the new list as their last good releases, while the new shell
 * may find none that fits in the list before. Returns only when nothing was left to do, so that the slower of two never
 * leaves an older revision behind.
 */
async function show(target: ReleaseTarget): Promise<void> {
  let changed = true;
  while (changed) {
    const newest = await readRegistry(target);
    // Every page load reads it, and pages need no author.
    const { source: _source, ...shown } = newest;
    changed = await showFile(target, FILE, printRegistry(shown));
    const page = await livePage(target, newest);
    if (page) changed = (await showFile(target, PAGE, page)) || changed;
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

async function livePage(
  target: ReleaseTarget,
  registry: Registry,
): Promise<Buffer | undefined> {
  const live = lineOf(registry, "shell")?.live;
  const page = live && (await target.read(`${pathOf("shell", live)}/${PAGE}`));
  return page?.content;
}

async function shownRegistry(target: ReleaseTarget): Promise<Registry> {
  const file = await target.read(FILE);
  const shown = file && parseRegistry(file.content);
  if (shown) return shown;
  // The newest stored revision, for when the file is unreadable.
  const revisions = (await target.list(HISTORY)).map(({ path }) =>
    Number(path.slice(HISTORY.length + 1, -".json".length)),
  );
  if (revisions.length) {
    const newest = await readRevision(target, Math.max(...revisions));
    if (newest) return newest;
  } else if (!file) return emptyRegistry;
  throw new ReleaseError(
    `${target.name} holds a remotes.json that is not one of a release; nothing was changed.`,
  );
}
