/** Keys of the editing state in a draft; a budget has none of them. */
export const WORKING_KEYS = [
  "editingBudgetId",
  "editingBudgetName",
  "editingBudgetVersion",
  "receivedBudgetId",
  "receivedBudgetVersion",
  "receivedBudgetAnswered",
  "budgetName",
  "hasUnsavedChanges",
  "outboxLine",
  "isQueued",
  "timestamp",
] as const;
