/** Where small values are stored. */
export type BrowserStorage = Pick<
  Storage,
  "getItem" | "setItem" | "removeItem"
>;

/** Opens the storage at each use: a forbidden storage throws on access, and then so does each call. */
export function lazyStorage(open: () => Storage): BrowserStorage {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, text) => open().setItem(key, text),
    removeItem: (key) => open().removeItem(key),
  };
}

/** The error that `work` throws; undefined when it throws none. */
export function refusalOf(work: () => void): unknown {
  try {
    work();
    return undefined;
  } catch (error) {
    return error ?? new Error("refused without a reason");
  }
}

/** A storage that never throws: it keeps what a full or forbidden storage refuses in memory until the page closes. */
export function safeStorage(storage: BrowserStorage): BrowserStorage {
  const refused = new Map<string, string>();
  return {
    getItem(key) {
      const text = refused.get(key);
      if (text !== undefined) return text;
      try {
        return storage.getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, text) {
      refused.delete(key);
      const refusal = refusalOf(() => storage.setItem(key, text));
      if (refusal !== undefined) refused.set(key, text);
    },
    removeItem(key) {
      refused.delete(key);
      // A storage that cannot remove has stored nothing.
      refusalOf(() => storage.removeItem(key));
    },
  };
}
