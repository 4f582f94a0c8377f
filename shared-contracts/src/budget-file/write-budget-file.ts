import type { Budget } from "../parts/budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";

/** The version every exported file states. */
const EXPORT_VERSION = "2.0";

/** What "Exportar JSON" writes. */
export interface BudgetFile {
  version: typeof EXPORT_VERSION;
  /** ISO instant. */
  exportedAt: string;
  budgetName: string;
  description: string;
  data: Budget;
}

/** What an exported file says about its budget; `exportedAt` is an ISO instant. */
export interface FileLabel {
  name: string;
  exportedAt: string;
  description?: string;
}

/** The text of a 2.0 file, which "Exportar JSON" downloads and `readBudgetFile` reads back. */
export function writeBudgetFile(
  budget: Budget,
  { name, exportedAt, description = "" }: FileLabel,
): string {
  const file: BudgetFile = {
    version: EXPORT_VERSION,
    exportedAt,
    budgetName: name,
    description,
    data: withStoredTotals(budget),
  };
  return JSON.stringify(file, null, 2);
}
