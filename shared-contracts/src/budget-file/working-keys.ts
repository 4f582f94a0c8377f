/** Keys of the session of a snapshot, not of the budget; no budget has them. */
export const WORKING_KEYS = [
  "editingBudgetId",
  "editingBudgetName",
  "editingBudgetVersion",
  "receivedBudgetId",
  "receivedBudgetVersion",
  "budgetName",
  "hasUnsavedChanges",
  "timestamp",
] as const;

/** The same record without some keys. */
export function without(
  record: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([key]) => !keys.includes(key)),
  );
}
