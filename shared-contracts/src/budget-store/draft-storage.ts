import { type ReadDraft, readDraft, writeDraft } from "../budget-file/draft.ts";
import type { BudgetStore } from "./budget-store.ts";

/** The part of `localStorage` drafts need. Any of it may throw: storage can be full, or forbidden altogether. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Where a user's draft is kept (section 7, "Browser storage"). */
export interface DraftPlace {
  storage: DraftStorage;
  /** The token's `sub`, or `anonymous` (decision 6). */
  userId: string;
}

/** What was found: `none` also when storage is out of reach, `corrupt` when it was no draft and has been put aside. */
export type Restored =
  | { restored: true; timestamp: number }
  | { restored: false; because: "none" | "corrupt" };

/** The storage key of a user's draft. */
export function draftKey(userId: string): string {
  return `currentBudget_${userId}`;
}

/** The storage key of what a replacing action left behind (decision 21). */
export function backupKey(userId: string): string {
  return `${draftKey(userId)}_backup`;
}

/** Writes the working budget under `key`; `now` in ms since 1970. Throws when storage refuses. */
export function saveDraft(
  store: BudgetStore,
  storage: DraftStorage,
  key: string,
  now: number,
): void {
  storage.setItem(key, writeDraft(store.toDraft(), now));
}

/** Loads the user's draft into the store. A corrupt one is removed and its first instance kept under `…_corrompido`. Never throws. */
export function restoreDraft(
  store: BudgetStore,
  { storage, userId }: DraftPlace,
): Restored {
  return restoreFrom(store, storage, draftKey(userId));
}

/** Loads back what was there before the last replacing action. Never throws. */
export function restoreBackup(
  store: BudgetStore,
  { storage, userId }: DraftPlace,
): Restored {
  return restoreFrom(store, storage, backupKey(userId));
}

/** Keeps the working budget aside before something replaces it (decision 21). False when storage refuses. */
export function backupDraft(
  store: BudgetStore,
  { storage, userId }: DraftPlace,
  now: number,
): boolean {
  return attempt(() => saveDraft(store, storage, backupKey(userId), now));
}

/** Forgets the user's draft. False when storage refuses. */
export function clearDraft({ storage, userId }: DraftPlace): boolean {
  return attempt(() => storage.removeItem(draftKey(userId)));
}

function restoreFrom(
  store: BudgetStore,
  storage: DraftStorage,
  key: string,
): Restored {
  const read = readStored(storage, key);
  if (read === null) return { restored: false, because: "none" };
  if (!read.ok) return { restored: false, because: "corrupt" };
  store.loadDraft(read.draft);
  return { restored: true, timestamp: read.draft.timestamp };
}

function readStored(storage: DraftStorage, key: string): ReadDraft | null {
  let read: ReadDraft | null = null;
  attempt(() => {
    const text = storage.getItem(key);
    if (text === null) return;
    read = readDraft(text);
    if (!read.ok) putAside(storage, key, text);
  });
  return read;
}

function putAside(storage: DraftStorage, key: string, text: string): void {
  const aside = `${key}_corrompido`;
  storage.removeItem(key);
  if (storage.getItem(aside) === null) storage.setItem(aside, text);
}

function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
