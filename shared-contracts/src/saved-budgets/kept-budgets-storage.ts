/**
 * Opens `localStorage`. That may throw, as may all that is done with it: storage can be full, or forbidden altogether.
 */
export type OpenStorage = () => Pick<
  Storage,
  "getItem" | "setItem" | "removeItem" | "key" | "length"
>;

/** What the name of everything kept begins with. */
export const PREFIX = "savedBudgets_";

/** Forgets the lists of every user: what the shell does whenever somebody signs in or out. */
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

/** What storage answers; null where it throws. */
export function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
