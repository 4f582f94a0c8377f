import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { readSavedRows } from "./read-saved-rows.ts";
import { indexSavedRows, type SavedRowIndex } from "./saved-row-index.ts";
import type { SavedRows } from "./saved-row.ts";
import { whenIdle } from "./when-idle.ts";

/** Reads the saved budgets one by one, whenever nothing else is to be done; null when they were replaced meanwhile. */
export async function buildIndex(
  budgets: readonly SavedBudget[],
  signal: AbortSignal,
): Promise<SavedRowIndex | null> {
  const read: (SavedRows | null)[] = [];
  for (const budget of budgets) {
    await whenIdle();
    if (signal.aborted) return null;
    read.push(readSavedRows(budget));
  }
  return indexSavedRows(read.filter((rows) => rows !== null));
}
