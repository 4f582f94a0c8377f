import { useEffect, useState } from "react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { SavedRowIndex } from "./saved-row-index.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * The rows of the saved budgets to look suggestions up in, made anew for each list of them and never while a key is
 * waited for; null until then and for another user.
 */
export function useSavedRowIndex(
  budgets: readonly SavedBudget[] | undefined,
  userId: string,
): SavedRowIndex | null {
  const [made, setMade] = useState<{ for: string; index: SavedRowIndex }>();
  useEffect(() => {
    if (!budgets?.length) return undefined;
    const replaced = new AbortController();
    const { signal } = replaced;
    void make(budgets, signal).then((index) => {
      if (index && !signal.aborted) setMade({ for: userId, index });
    });
    return () => replaced.abort();
  }, [budgets, userId]);
  // The last index serves while a newer list is read.
  return budgets?.length && made?.for === userId ? made.index : null;
}

async function make(budgets: readonly SavedBudget[], signal: AbortSignal) {
  await whenIdle();
  try {
    // Reading budgets is a separate download, so that a first step does not wait for it.
    const { buildIndex } = await import("./build-index.ts");
    return await buildIndex(budgets, signal);
  } catch {
    // Offline, before it was downloaded: the next list tries again.
    return null;
  }
}
