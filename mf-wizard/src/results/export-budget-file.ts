import { budgetFileName } from "shared-contracts/budget-file/file-name";
import { writeBudgetFile } from "shared-contracts/budget-file/write-budget-file";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { downloadFile } from "./download-file.ts";

/** Downloads the working budget as a 2.0 file, named by the budget and the local date (decision 27). */
export function exportBudgetFile(store: BudgetStore): void {
  const now = new Date();
  const name = store.name.trim();
  const text = writeBudgetFile(store.toBudget(), {
    name,
    exportedAt: now.toISOString(),
  });
  const file = new Blob([text], { type: "application/json" });
  downloadFile(file, budgetFileName(name, now));
}
