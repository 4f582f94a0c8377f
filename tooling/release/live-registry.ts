import { basename } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { remoteLineSchema } from "shared-contracts/federation/remotes-file";
import { pathOf } from "../src/release-name.ts";
import { SCRIPTS_CHECKED } from "../src/serve/answer-headers.ts";
import { uncheckedReleases } from "../src/unchecked-releases.ts";
import { hasSignature, isTrusted, signed } from "./list-keys.ts";
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

/** A revision, and its file as stored. */
interface Revision {
  registry: Registry;
  content: Buffer;
}

/**
 * The newest revision, shown to pages or not. Throws ReleaseError if the target holds something else, or if lists are
 * signed and this one is not.
 */
export async function readRegistry(target: ReleaseTarget): Promise<Registry> {
  const newest = await readNewest(target);
  if (newest) requireTrusted(target, newest);
  return newest?.registry ?? emptyRegistry;
}

/**
 * The newest list that a known key signed, and in words what in the target is not ours: newer lists that none signed,
 * and a `remotes.json` that is not a copy of it.
 */
export async function inspectLists(
  target: ReleaseTarget,
): Promise<{ registry: Registry; problems: string[] }> {
  const shown = await target.read(FILE);
  const problems: string[] = [];
  for (const revision of (await revisionsOf(target)).sort((a, b) => b - a)) {
    const stored = await revisionFile(target, revision);
    if (stored && (!target.keys || isTrusted(stored.content, target.keys))) {
      const { registry, content } = stored;
      if (!shown?.content.equals(content))
        problems.push(
          `remotes.json is not ${historyPath(revision)}: ${difference(shown?.content, registry)}`,
        );
      return { registry, problems };
    }
    problems.push(`no known key signed ${historyPath(revision)}`);
  }
  if (shown) problems.push("remotes.json is not of a release");
  return { registry: emptyRegistry, problems };
}

/** The apps whose lines are not as in a list. */
function difference(shown: Buffer | undefined, ours: Registry): string {
  const theirs = shown && parseRegistry(shown);
  if (!theirs) return "it cannot be read";
  const apps = { shell: [theirs.shell, ours.shell] };
  for (const app of Object.keys({ ...theirs.remotes, ...ours.remotes }))
    Object.assign(apps, { [app]: [theirs.remotes[app], ours.remotes[app]] });
  const others = Object.entries(apps)
    .filter(([, [line, own]]) => !isDeepStrictEqual(line, own))
    .map(([app]) => app);
  return others.length
    ? `it has other lines for ${others.join(", ")}`
    : `it says revision ${theirs.revision}, or has another signature`;
}

/** The numbers of all revisions, in no order. */
export async function revisionsOf(target: ReleaseTarget): Promise<number[]> {
  return (await target.list(HISTORY)).map(({ path }) =>
    Number(basename(path, ".json")),
  );
}

async function readNewest(target: ReleaseTarget): Promise<Revision | null> {
  // In this order: a release writes its revision before the copy.
  const shown = await target.read(FILE);
  const revisions = await revisionsOf(target);
  const newest = await revisionFile(target, Math.max(0, ...revisions));
  if (!newest && shown)
    throw new ReleaseError(
      `${target.name} holds a remotes.json that is not one of a release; nothing was changed.`,
    );
  return newest;
}

function requireTrusted(
  { name, keys }: ReleaseTarget,
  { registry, content }: Revision,
): void {
  if (keys && !isTrusted(content, keys))
    throw new ReleaseError(
      `${name}: no known key signed ${historyPath(registry.revision)}; nothing was changed. If it is yours: npm run releases -- --sign`,
    );
}

/** One revision; null if it does not exist, or if lists are signed and this one is not. */
export async function readRevision(
  target: ReleaseTarget,
  revision: number,
): Promise<Registry | null> {
  const file = await revisionFile(target, revision);
  const { keys } = target;
  return file && (!keys || isTrusted(file.content, keys))
    ? file.registry
    : null;
}

async function revisionFile(
  target: ReleaseTarget,
  revision: number,
): Promise<Revision | null> {
  const path = historyPath(revision);
  const file = await target.read(path);
  if (!file) return null;
  const registry = parseRegistry(file.content);
  if (!registry)
    throw new ReleaseError(`${target.name}: ${path} cannot be read.`);
  return { registry, content: file.content };
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
    const newest = await readNewest(target);
    if (newest) requireTrusted(target, newest);
    const before = newest?.registry ?? emptyRegistry;
    let after = move(before);
    const changed = after !== before;
    if (changed) {
      after = { ...after, revision: before.revision + 1, change };
      if (!(await store(target, newest, after))) continue;
    }
    await show(target);
    return { registry: after, changed };
  }
}

/** Signs the newest list, whoever wrote it: the first step of signing. Throws ReleaseError without a key. */
export async function signNewest(
  target: ReleaseTarget,
  now: string,
): Promise<string> {
  const newest = await readNewest(target);
  if (!newest || !target.keys?.own)
    throw new ReleaseError(
      "Signing needs a list, and a key in BANQUETE_REMOTES_KEY.",
    );
  const revision = newest.registry.revision + 1;
  const change = `signed, ${now}`;
  if (!(await store(target, newest, { ...newest.registry, revision, change })))
    throw new ReleaseError("Somebody released meanwhile; nothing was signed.");
  await show(target);
  return `The list is signed (revision ${revision}).`;
}

/** Stores a revision; false if its number is taken. Throws ReleaseError where it must be signed and there is no key. */
async function store(
  { name, keys, create }: ReleaseTarget,
  before: Revision | null,
  after: Registry,
): Promise<boolean> {
  const isSigned = keys ?? (before && hasSignature(before.content));
  if (isSigned && !keys?.own)
    throw new ReleaseError(
      `The lists of ${name} are signed: BANQUETE_REMOTES_KEY must be set; nothing was changed.`,
    );
  const list = printRegistry(signed(after, keys));
  return create(historyPath(after.revision), list);
}

/**
 * Updates `remotes.json`, then `sw.js` and `index.html`, then the file that says whether the releases check their
 * scripts, to the newest revision, from any process, also after a killed release. In this order: the shell before finds
 * its remotes in the new list as their last good releases, while the new shell may find none that fits in the list
 * before. Returns only when nothing was left to do, so that the slower of two never leaves an older revision behind.
 */
async function show(target: ReleaseTarget): Promise<void> {
  let changed = true;
  while (changed) {
    const newest = await readNewest(target);
    if (!newest) return;
    requireTrusted(target, newest);
    const isChecked = uncheckedIn(newest.registry).length === 0;
    const flag = await target.read(SCRIPTS_CHECKED);
    // No page enforces what it, or a release of its list, does not meet: the file goes first and comes last.
    if (flag && !isChecked) await target.remove([SCRIPTS_CHECKED]);
    changed = (flag !== null) !== isChecked;
    changed = (await showFile(target, FILE, newest.content)) || changed;
    const live = lineOf(newest.registry, "shell")?.live;
    for (const path of live ? ROOT_FILES : []) {
      const file = await target.read(`${pathOf("shell", live!)}/${path}`);
      if (file)
        changed = (await showFile(target, path, file.content)) || changed;
    }
    if (isChecked && !flag)
      await target.create(SCRIPTS_CHECKED, Buffer.from("\n"));
  }
}

/** The releases of a list that keep pages from enforcing the policies of scripts. */
export function uncheckedIn({ shell, remotes }: Registry): string[] {
  const lines = { ...(shell !== undefined && { shell }), ...remotes };
  return Object.entries(lines).flatMap(([app, line]) => {
    const { data } = remoteLineSchema.safeParse(line);
    return data ? uncheckedReleases([[app, data]]) : [app];
  });
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
