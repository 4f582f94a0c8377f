import type { Budget } from "../parts/budget.ts";
import { withStoredTotals } from "../pricing/with-stored-totals.ts";

/** The version every exported file states. */
const EXPORT_VERSION = "2.0";

/** The content of an exported file. */
export interface BudgetFile {
  version: typeof EXPORT_VERSION;
  /** ISO instant. */
  exportedAt: string;
  budgetName: string;
  description: string;
  data: Budget;
}

/** The header of an exported file; `exportedAt` is an ISO instant. */
export interface FileLabel {
  name: string;
  exportedAt: string;
  description?: string;
}

/**
 * The text of a file of version 2.0, as "Exportar JSON" downloads it. `readBudgetFile` reads it.
 *
 * @example
 *   writeBudgetFile(store.toBudget(), { name: store.name, exportedAt: new Date().toISOString() });
 */
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
