import { writeBudgetFile } from "shared-contracts/platform/rules";
import { withoutClient } from "shared-contracts/entities/budget-copy";
import { budgetFileName, templateFileName } from "./export-file-name.ts";
import { writeTemplateFile } from "./write-template-file.ts";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { downloadFile } from "shared-ui/download-file/download-file.ts";

/** Downloads the working budget as a 2.0 file, named by the budget and the local date. */
export function exportBudgetFile(store: BudgetStore): void {
  const now = new Date();
  const name = store.name.trim();
  const text = writeBudgetFile(store.toBudget(), {
    name,
    exportedAt: now.toISOString(),
  });
  download(text, budgetFileName(name, now));
}

/** Downloads it as a template: without its client, with its totals, its counts and the rules that made them. */
export function exportTemplateFile(store: BudgetStore): void {
  const now = new Date();
  const name = store.name.trim();
  const text = writeTemplateFile(withoutClient(store.toBudget()), {
    name,
    exportedAt: now.toISOString(),
  });
  download(text, templateFileName(name, now));
}

function download(text: string, fileName: string): void {
  downloadFile(new Blob([text], { type: "application/json" }), fileName);
}
