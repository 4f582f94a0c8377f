/** The readers of files, loaded together when a file is opened. */
export { readPageImport } from "./page-import.ts";
export { readBudgetFile } from "./read-budget-file.ts";
