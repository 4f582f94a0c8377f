/** Returns `localStorage`. Reading it, and each of its methods, may throw: storage can be full or forbidden. */
export type OpenStorage = () => Pick<
  Storage,
  "getItem" | "setItem" | "removeItem" | "key" | "length"
>;

/** The prefix of all storage keys of the lists. */
export const PREFIX = "savedBudgets_";

/** Removes the lists of every user. The shell calls it at each sign-in and sign-out. Never throws. */
export function forgetKeptBudgets(open: OpenStorage): void {
  attempt(() => {
    const storage = open();
    const keys = Array.from({ length: storage.length }, (_, index) =>
      storage.key(index),
    );
    for (const key of keys)
      if (key?.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** The result of `act`; null when it throws. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
