import type { BrowserStorage } from "../browser-storage.ts";
import type { DraftMirror } from "./draft-mirror.ts";

/** The key in localStorage and in IndexedDB that a draft is kept under. Either may refuse: it is full, or forbidden. */
export interface DraftPlace {
  storage: BrowserStorage;
  mirror: DraftMirror;
  key: string;
}

/** Longer texts are kept in IndexedDB alone: 2 MB of mostly one-byte characters. */
export const LONGEST_LOCAL_TEXT = 2 * 1024 * 1024;

/** How a pointer begins: what localStorage holds in the place of a text that IndexedDB alone has. */
export const POINTER = '{"keptIn":"indexedDB",';

/** The keys of a user's draft and backup. `userId` is the token's `sub`, or `anonymous`. */
export const draftKey = (userId: string) => `currentBudget_${userId}`;
export const backupKey = (userId: string) => `${draftKey(userId)}_backup`;

/** Where a mark is kept that a blank reset cleared the draft in a place. */
export function blankPlace({ key, ...place }: DraftPlace): DraftPlace {
  return { ...place, key: `${key}_blank` };
}

/** Where that is kept which changed since the draft in a place. */
export function changesPlace({ key, ...place }: DraftPlace): DraftPlace {
  return { ...place, key: `${key}_changes` };
}
