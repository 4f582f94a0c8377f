import type { BrowserStorage } from "../browser-storage.ts";
import type { DraftMirror, KeptText } from "./draft-mirror.ts";

/** Where a draft is kept. Any use of either place may be refused: storage can be full, or forbidden altogether. */
export interface DraftPlace {
  /** localStorage. */
  storage: BrowserStorage;
  /** IndexedDB. */
  mirror: DraftMirror;
  /** The key in both. */
  key: string;
}

/** How a text was kept. */
export interface Keeping {
  /** Whether localStorage holds it. */
  isLocal: boolean;
  /** What localStorage refused it with; undefined when it did not. */
  refusal?: unknown;
  /** Whether IndexedDB holds it. Never rejects. */
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
export function changesPlace(place: DraftPlace): DraftPlace {
  return { ...place, key: `${place.key}_changes` };
}

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
export function pointAway(
  { storage, key }: DraftPlace,
  timestamp: number,
): void {
  refusalOf(() => storage.setItem(key, `${POINTER}"timestamp":${timestamp}}`));
}

/** Forgets a text in both places; answers what localStorage refused with, undefined when it did not. */
export function forgetText({ storage, mirror, key }: DraftPlace): unknown {
  void succeeds(mirror.remove(key));
  return refusalOf(() => storage.removeItem(key));
}

/** Whether it is done. Never rejects. */
export function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

/** What localStorage refused the work with; undefined when it did not. */
function refusalOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error ?? new Error("refused without a reason");
  }
}
