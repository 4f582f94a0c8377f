import {
  type Draft,
  readDraft,
  readStoredDraft,
  writingDraft,
} from "shared-contracts/budget-file/draft";
import { type BegunTurns, takeTurns } from "shared-contracts/turns/turns";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  changedDraft,
  type DraftChanges,
  readDraftChanges,
} from "./draft-changes.ts";
import type { KeptText } from "./draft-mirror.ts";
import {
  type DraftPlace,
  forgetText,
  type Keeping,
  keepText,
  LONGEST_LOCAL_TEXT,
  mirrorText,
  pointAway,
  putLocalAside,
  putMirroredAside,
  readLocal,
  readMirrored,
  readPointer,
} from "./draft-places.ts";

/** The storage key of a user's draft. */
export function draftKey(userId: string): string {
  return `currentBudget_${userId}`;
}

/** The storage key of what a replacing action left behind. */
function backupKey(userId: string): string {
  return `${draftKey(userId)}_backup`;
}

/** Where IndexedDB has what changed since the text under a key. */
function changesKey(key: string): string {
  return `${key}_changes`;
}

/** In characters; what is longer is a good part of the draft itself. */
const LONGEST_CHANGES = 32 * 1024;

/** Keeps a text as the user's draft. Never throws. */
export function keepDraftText(place: DraftPlace, kept: KeptText): Keeping {
  return keepText(place, draftKey(place.userId), kept);
}

/** Keeps, beside a draft that IndexedDB alone has, what changed since; false when that is too long or was refused. */
export function keepDraftChanges(
  { storage, userId }: DraftPlace,
  timestamp: number,
  changes: DraftChanges,
): boolean {
  return pointAway(storage, draftKey(userId), { timestamp }, changes);
}

/** Keeps in IndexedDB, beside a draft that it has, what changed since; undefined when that is too long to be worth it. What it answers never rejects. */
export function mirrorDraftChanges(
  place: DraftPlace,
  timestamp: number,
  changes: DraftChanges,
): Promise<boolean> | undefined {
  const text = JSON.stringify(changes);
  if (text.length > LONGEST_CHANGES) return undefined;
  return mirrorText(place, changesKey(draftKey(place.userId)), {
    text,
    timestamp,
  });
}

/** Keeps the working budget aside, in turns, before something replaces it. `now` in ms since 1970. Never throws. */
export function backupDraft(
  store: BudgetStore,
  place: DraftPlace,
  now: number,
): BegunTurns {
  return takeTurns(writingDraft(store.toDraft(), now), (text) =>
    keepText(place, backupKey(place.userId), { text, timestamp: now }),
  );
}

/** Forgets the user's draft; answers what localStorage refused with, undefined when it did not. */
export function clearDraft(place: DraftPlace): unknown {
  const key = draftKey(place.userId);
  return forgetText(place, key, changesKey(key));
}

/** A draft and where it was found. */
export interface FoundDraft extends Draft {
  /** `alone`: IndexedDB has it and localStorage only points there; `changed`: an older one, with what changed since beside it or beside the pointer; else undefined. */
  inMirror?: "alone" | "changed";
}

/** The user's draft, the newer of its copies; null without a readable one. A corrupt copy is removed, its first instance kept under `…_corrompido`; `onCorrupt` hears of each. Never rejects. */
export function findDraft(
  place: DraftPlace,
  onCorrupt?: () => void,
): Promise<FoundDraft | null> {
  return findNewest(place, draftKey(place.userId), onCorrupt);
}

/** What was there before the last replacing action; null without a readable one. Never rejects. */
export function findBackup(place: DraftPlace): Promise<FoundDraft | null> {
  return findNewest(place, backupKey(place.userId));
}

async function findNewest(
  { storage, mirror }: DraftPlace,
  key: string,
  onCorrupt?: () => void,
): Promise<FoundDraft | null> {
  const local = findLocal(storage, key, onCorrupt);
  const pointer = readPointer(storage, key);
  const held = pointer ? "alone" : "copy";
  // The changes first: a tab that writes may put a newer text between the two.
  const [changes, mirrored] = await Promise.all([
    readMirrored(mirror, changesKey(key), held),
    readMirrored(mirror, key, held),
  ]);
  const isLocalNewest = (than: number) =>
    local !== null && local.timestamp >= than;
  // All are written together: the copy in IndexedDB is read only where it knows more.
  if (
    !mirrored ||
    isLocalNewest(Math.max(mirrored.timestamp, changes?.timestamp ?? 0))
  )
    return local;
  const changed =
    findChanged(() => pointer?.changes, mirrored) ??
    findChanged(() => changes && JSON.parse(changes.text), mirrored);
  if (changed) return changed;
  if (isLocalNewest(mirrored.timestamp)) return local;
  const read = readDraft(mirrored.text);
  if (read.ok) {
    const isLong = mirrored.text.length > LONGEST_LOCAL_TEXT;
    return isLong ? { ...read.draft, inMirror: "alone" } : read.draft;
  }
  onCorrupt?.();
  await putMirroredAside(mirror, key, mirrored);
  return local;
}

/** The draft in IndexedDB with what is told to have changed since; null when nothing is, or nothing of this draft. */
function findChanged(
  told: () => unknown,
  { text, timestamp }: KeptText,
): FoundDraft | null {
  try {
    const changes = readDraftChanges(told());
    if (changes?.since !== timestamp) return null;
    const read = readStoredDraft(changedDraft(JSON.parse(text), changes));
    return read.ok ? { ...read.draft, inMirror: "changed" } : null;
  } catch {
    return null;
  }
}

function findLocal(
  storage: DraftPlace["storage"],
  key: string,
  onCorrupt?: () => void,
): Draft | null {
  const text = readLocal(storage, key);
  if (text === null) return null;
  const read = readDraft(text);
  if (read.ok) return read.draft;
  onCorrupt?.();
  putLocalAside(storage, key);
  return null;
}
