import type { DraftMirror, KeptText } from "./draft-mirror.ts";
import type { DraftPlaces } from "./stored-draft.ts";

export const KEY = "currentBudget_ana";

/** Places for drafts that a test can look into, and make refuse. */
export interface FakeDraftPlaces extends DraftPlaces {
  /** What localStorage holds. */
  local: Map<string, string>;
  /** What IndexedDB holds. */
  mirrored: Map<string, KeptText>;
  /** Set to make a place refuse every call. */
  refuses: { local?: Error; mirror?: Error };
}

export function fakeDraftPlaces(): FakeDraftPlaces {
  const local = new Map<string, string>();
  const mirrored = new Map<string, KeptText>();
  const refuses: FakeDraftPlaces["refuses"] = {};
  const checkLocal = () => {
    if (refuses.local) throw refuses.local;
  };
  const checkMirror = () =>
    refuses.mirror ? Promise.reject(refuses.mirror) : Promise.resolve();
  const mirror: DraftMirror = {
    read: (key) => checkMirror().then(() => mirrored.get(key) ?? null),
    write: (...all) =>
      checkMirror().then(() => {
        for (const [key, kept] of all) mirrored.set(key, kept);
      }),
    remove: (key) => checkMirror().then(() => void mirrored.delete(key)),
  };
  return {
    local,
    mirrored,
    refuses,
    mirror,
    storage: {
      getItem: (key) => (checkLocal(), local.get(key) ?? null),
      setItem: (key, text) => (checkLocal(), void local.set(key, text)),
      removeItem: (key) => (checkLocal(), void local.delete(key)),
    },
  };
}
