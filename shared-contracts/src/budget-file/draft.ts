import type { Budget } from "../entities/budget.ts";

/** The working budget with what is being edited: all a browser must keep to go on where the user stopped (section 4, "Automatic draft"). */
export interface WorkingBudget {
  budget: Budget;
  /** The name as typed. */
  name: string;
  /** Id, saved name and version of the budget being edited; null, "" and null for a new one. */
  editingBudgetId: number | null;
  editingBudgetName: string;
  editingVersion: number | null;
  hasUnsavedChanges: boolean;
}
