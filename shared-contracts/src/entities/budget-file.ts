import type { Budget } from "./budget.ts";

/** The version every exported file states (section 9). */
export const EXPORT_VERSION = "2.0";

/** What "Exportar JSON" writes (section 3, "Exported file"). */
export interface BudgetFile {
  version: typeof EXPORT_VERSION;
  /** ISO instant. */
  exportedAt: string;
  budgetName: string;
  description: string;
  data: Budget;
}
