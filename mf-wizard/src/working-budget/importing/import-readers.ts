import { LAZY_RULES } from "shared-contracts/platform/rules";

/** The reader, which chooses the error texts: step pages have their own. */
export type Importer = "page" | "shared";

/** Loads the reader of files when it is first needed. */
export async function readerOf(importer: Importer) {
  const { readBudgetFile, readPageImport } = await LAZY_RULES.fileReaders();
  return importer === "page" ? readPageImport : readBudgetFile;
}
