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

/** What a move is called in the file, and the line it makes of the one there is. */
export interface Move {
  change: string;
  /** Of the release that it makes live. */
  source?: ReleaseSource | undefined;
  line(before: Line | undefined): Line;
}

/** The registry after a move, and whether the move changed anything. */
export interface Moved {
  registry: Registry;
  changed: boolean;
}

/** The file a revision is kept in for good. */
export function historyPath(revision: number): string {
  return `${HISTORY}/${String(revision).padStart(6, "0")}.json`;
}

/**
 * The newest revision there is, shown to pages or not yet. Throws ReleaseError where the target holds something else.
 */
export async function readRegistry(target: ReleaseTarget): Promise<Registry> {
  let newest = await shownRegistry(target);
  for (;;) {
    const next = await readRevision(target, newest.revision + 1);
    if (!next) return newest;
    newest = next;
  }
}

/** One revision; null where there is none. */
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
 * Moves one line. The revisions are numbered and each is stored where none may be stored twice: of two that move at
 * once one comes second, reads what the first wrote, and moves its own line in that. Throws ReleaseError.
 */
export async function moveLine(
  target: ReleaseTarget,
  app: string,
  move: Move,
): Promise<Moved> {
  for (;;) {
    const before = await readRegistry(target);
    const lineBefore = lineOf(before, app);
    const line = move.line(lineBefore);
    if (isDeepStrictEqual(line, lineBefore)) {
      await show(target);
      return { registry: before, changed: false };
    }
    const after: Registry = {
      ...withLine(before, app, line),
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
 * Brings `remotes.json` and `index.html` up to the newest revision, from any process: what a killed release left undone
 * is done by the next. Ends only when nothing was to do, so that of two at once the slower cannot leave an older
 * revision behind.
 */
async function show(target: ReleaseTarget): Promise<void> {
  let changed = true;
  while (changed) {
    const newest = await readRegistry(target);
    // Every page load reads it, and nobody there asks who released.
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
  if (!file) return newestKept(target);
  const shown = parseRegistry(file.content);
  return shown ?? newestKept(target);
}

/** Where nothing readable is shown, what is kept tells. */
async function newestKept(target: ReleaseTarget): Promise<Registry> {
  const revisions = (await target.list(HISTORY)).map(({ path }) =>
    Number(path.slice(HISTORY.length + 1, -".json".length)),
  );
  if (revisions.length) {
    const newest = await readRevision(target, Math.max(...revisions));
    if (newest) return newest;
  } else if (!(await target.read(FILE))) return emptyRegistry;
  throw new ReleaseError(
    `${target.name} holds a remotes.json that is not one of a release; nothing was changed.`,
  );
}
