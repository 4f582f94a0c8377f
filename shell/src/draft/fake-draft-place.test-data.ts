import type { DraftMirror, KeptText } from "./draft-mirror.ts";
import { draftKey, type DraftPlace } from "./draft-place.ts";

/** A place for drafts that a test can look into, and make refuse. */
export interface FakeDraftPlace extends DraftPlace {
  /** What localStorage holds. */
  local: Map<string, string>;
  /** What IndexedDB holds. */
  mirrored: Map<string, KeptText>;
  /** Set to make a place refuse every call. */
  refuses: { local?: Error; mirror?: Error };
}

/** Makes one, empty. */
export function fakeDraftPlace(userId = "ana"): FakeDraftPlace {
  const local = new Map<string, string>();
  const mirrored = new Map<string, KeptText>();
  const refuses: FakeDraftPlace["refuses"] = {};
  const ask = () => {
    if (refuses.local) throw refuses.local;
  };
  const askMirror = () =>
    refuses.mirror ? Promise.reject(refuses.mirror) : Promise.resolve();
  const mirror: DraftMirror = {
    read: (key) => askMirror().then(() => mirrored.get(key) ?? null),
    write: (key, kept) => askMirror().then(() => void mirrored.set(key, kept)),
    remove: (key) => askMirror().then(() => void mirrored.delete(key)),
  };
  return {
    key: draftKey(userId),
    local,
    mirrored,
    refuses,
    mirror,
    storage: {
      getItem: (key) => (ask(), local.get(key) ?? null),
      setItem: (key, text) => (ask(), void local.set(key, text)),
      removeItem: (key) => (ask(), void local.delete(key)),
    },
  };
}
