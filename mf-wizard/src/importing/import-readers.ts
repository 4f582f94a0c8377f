/** The reader, which chooses the error texts: step pages have their own. */
export type Importer = "page" | "shared";

/** Loads the reader of files when it is first needed. */
export async function readerOf(importer: Importer) {
  if (importer === "page")
    return (await import("shared-contracts/budget-file/page-import"))
      .readPageImport;
  return (await import("shared-contracts/budget-file/read-budget-file"))
    .readBudgetFile;
}
