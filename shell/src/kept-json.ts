import { safeStorage, lazyStorage } from "./browser-storage.ts";

const storage = safeStorage(lazyStorage(() => window.localStorage));

/** Keeps a value in this browser for a page that cannot ask for it anew. */
export function keepJson(key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}

/** A value that was kept, not yet checked; undefined when there is none. */
export function keptJson(key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
