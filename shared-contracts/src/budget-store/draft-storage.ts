import { type Draft, readDraft, writeDraft } from "../budget-file/draft.ts";
import type { BudgetStore } from "./budget-store.ts";
import {
  type DraftPlace,
  forgetText,
  type Keeping,
  keepText,
  putLocalAside,
  putMirroredAside,
  readLocal,
  readMirrored,
} from "./draft-places.ts";

/** The storage key of a user's draft. */
export function draftKey(userId: string): string {
  return `currentBudget_${userId}`;
}

/** The storage key of what a replacing action left behind (decision 21). */
export function backupKey(userId: string): string {
  return `${draftKey(userId)}_backup`;
}

/** Writes the working budget as the user's draft; `now` in ms since 1970. Never throws. */
export function saveDraft(
  store: BudgetStore,
  place: DraftPlace,
  now: number,
): Keeping {
  return save(store, place, draftKey(place.userId), now);
}

/** Keeps the working budget aside before something replaces it (decision 21). Never throws. */
export function backupDraft(
  store: BudgetStore,
  place: DraftPlace,
  now: number,
): Keeping {
  return save(store, place, backupKey(place.userId), now);
}

/** Forgets the user's draft; answers what localStorage refused with, undefined when it did not. */
export function clearDraft(place: DraftPlace): unknown {
  return forgetText(place, draftKey(place.userId));
}

/** The user's draft, the newer of its copies; null without a readable one. A corrupt copy is removed, its first instance kept under `…_corrompido`. Never rejects. */
export function findDraft(place: DraftPlace): Promise<Draft | null> {
  return findNewest(place, draftKey(place.userId));
}

/** What was there before the last replacing action; null without a readable one. Never rejects. */
export function findBackup(place: DraftPlace): Promise<Draft | null> {
  return findNewest(place, backupKey(place.userId));
}

function save(
  store: BudgetStore,
  place: DraftPlace,
  key: string,
  timestamp: number,
): Keeping {
  const text = writeDraft(store.toDraft(), timestamp);
  return keepText(place, key, { text, timestamp });
}

async function findNewest(
  { storage, mirror }: DraftPlace,
  key: string,
): Promise<Draft | null> {
  const local = findLocal(storage, key);
  const mirrored = await readMirrored(mirror, key);
  // Both are written together: the copy in IndexedDB is read only where it knows more.
  if (!mirrored || (local && local.timestamp >= mirrored.timestamp))
    return local;
  const read = readDraft(mirrored.text);
  if (read.ok) return read.draft;
  await putMirroredAside(mirror, key, mirrored);
  return local;
}

function findLocal(storage: DraftPlace["storage"], key: string): Draft | null {
  const text = readLocal(storage, key);
  if (text === null) return null;
  const read = readDraft(text);
  if (read.ok) return read.draft;
  putLocalAside(storage, key);
  return null;
}
