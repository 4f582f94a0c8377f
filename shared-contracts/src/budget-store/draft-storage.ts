import {
  type Draft,
  readDraft,
  readStoredDraft,
  writingDraft,
} from "../budget-file/draft.ts";
import { type BegunTurns, takeTurns } from "../turns/turns.ts";
import type { BudgetStore } from "./budget-store.ts";
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

/** The storage key of what a replacing action left behind (decision 21). */
export function backupKey(userId: string): string {
  return `${draftKey(userId)}_backup`;
}

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

/** Keeps the working budget aside, in turns, before something replaces it (decision 21). `now` in ms since 1970. Never throws. */
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
  return forgetText(place, draftKey(place.userId));
}

/** A draft and where it was found. */
export interface FoundDraft extends Draft {
  /** `alone`: IndexedDB has it and localStorage only points there; `changed`: the same with what changed since; else undefined. */
  inMirror?: "alone" | "changed";
}

/** The user's draft, the newer of its copies; null without a readable one. A corrupt copy is removed, its first instance kept under `…_corrompido`. Never rejects. */
export function findDraft(place: DraftPlace): Promise<FoundDraft | null> {
  return findNewest(place, draftKey(place.userId));
}

/** What was there before the last replacing action; null without a readable one. Never rejects. */
export function findBackup(place: DraftPlace): Promise<FoundDraft | null> {
  return findNewest(place, backupKey(place.userId));
}

async function findNewest(
  { storage, mirror }: DraftPlace,
  key: string,
): Promise<FoundDraft | null> {
  const local = findLocal(storage, key);
  const pointer = readPointer(storage, key);
  const mirrored = await readMirrored(mirror, key, pointer ? "alone" : "copy");
  // Both are written together: the copy in IndexedDB is read only where it knows more.
  if (!mirrored || (local && local.timestamp >= mirrored.timestamp))
    return local;
  const changed = findChanged(pointer?.changes, mirrored);
  if (changed) return changed;
  const read = readDraft(mirrored.text);
  if (read.ok) {
    const isLong = mirrored.text.length > LONGEST_LOCAL_TEXT;
    return isLong ? { ...read.draft, inMirror: "alone" } : read.draft;
  }
  await putMirroredAside(mirror, key, mirrored);
  return local;
}

/** The draft in IndexedDB with what a pointer says has changed since; null when it says nothing, or nothing of this draft. */
function findChanged(
  told: unknown,
  { text, timestamp }: KeptText,
): FoundDraft | null {
  const changes = readDraftChanges(told);
  if (changes?.since !== timestamp) return null;
  try {
    const read = readStoredDraft(changedDraft(JSON.parse(text), changes));
    return read.ok ? { ...read.draft, inMirror: "changed" } : null;
  } catch {
    return null;
  }
}

function findLocal(storage: DraftPlace["storage"], key: string): Draft | null {
  const text = readLocal(storage, key);
  if (text === null) return null;
  const read = readDraft(text);
  if (read.ok) return read.draft;
  putLocalAside(storage, key);
  return null;
}
