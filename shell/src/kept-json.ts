import { safeStorage, lazyStorage } from "./browser-storage.ts";

const storage = safeStorage(lazyStorage(() => window.localStorage));

/** Stores a value in this browser. */
export function keepJson(key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}

/** The stored value, unchecked; undefined when there is none. */
export function keptJson(key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
