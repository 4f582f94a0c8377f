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
