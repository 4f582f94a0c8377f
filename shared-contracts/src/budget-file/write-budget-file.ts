import type { Budget } from "../parts/budget.ts";
import { type BudgetFile, EXPORT_VERSION } from "../entities/budget-file.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";

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
