import type { BrowserStorage } from "../browser-storage.ts";
import type { DraftMirror, KeptText } from "./draft-mirror.ts";

/** The key in localStorage and in IndexedDB that a draft is kept under. Either may refuse: it is full, or forbidden. */
export interface DraftPlace {
  storage: BrowserStorage;
  mirror: DraftMirror;
  key: string;
}

/** Whether localStorage holds a text, else what it refused it with, if it was asked; whether IndexedDB holds it. */
export interface Keeping {
  isLocal: boolean;
  refusal?: unknown;
  /** Never rejects. */
  mirrored: Promise<boolean>;
}

/** Longer texts are kept in IndexedDB alone: 2 MB of mostly one-byte characters. */
export const LONGEST_LOCAL_TEXT = 2 * 1024 * 1024;

/** How a pointer begins: what localStorage holds in the place of a text that IndexedDB alone has. */
export const POINTER = '{"keptIn":"indexedDB",';

/** The key of a user's draft. `userId` is the token's `sub`, or `anonymous`. */
export const draftKey = (userId: string) => `currentBudget_${userId}`;

/** The key of what a replacing action left behind. */
export const backupKey = (userId: string) => `${draftKey(userId)}_backup`;

/** Where that is kept which changed since the draft in a place. */
export const changesPlace = (place: DraftPlace): DraftPlace => ({
  ...place,
  key: `${place.key}_changes`,
});

/** Keeps a text in both places, one that is too long for localStorage in IndexedDB alone. Never throws. */
export function keepText(
  { storage, mirror, key }: DraftPlace,
  kept: KeptText,
): Keeping {
  const mirrored = succeeds(mirror.write(key, kept));
  if (kept.text.length > LONGEST_LOCAL_TEXT)
    return { isLocal: false, mirrored };
  const refusal = refusalOf(() => storage.setItem(key, kept.text));
  return { isLocal: refusal === undefined, refusal, mirrored };
}

/** Points to the text that IndexedDB alone has. */
export function pointAway({ storage, key }: DraftPlace, timestamp: number) {
  refusalOf(() => storage.setItem(key, `${POINTER}"timestamp":${timestamp}}`));
}

/** Forgets a text in both places; returns what localStorage refused with, undefined when it did not. */
export function forgetText({ storage, mirror, key }: DraftPlace): unknown {
  void succeeds(mirror.remove(key));
  return refusalOf(() => storage.removeItem(key));
}

/** Whether it is done. Never rejects. */
export const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

function refusalOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error ?? new Error("refused without a reason");
  }
}
