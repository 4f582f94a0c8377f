import type { Budget } from "../parts/budget.ts";
import { type FileFailure, readFile } from "./read-file.ts";

/** A budget with its name and, in Portuguese, notes on reinterpreted values; or the error text. */
export type ReadBudgetFile =
  | { ok: true; budget: Budget; name: string; notes: readonly string[] }
  | { ok: false; error: string };

/** When the browser cannot hand out the file's text at all. */
export const FILE_UNREADABLE = "Erro ao ler arquivo";

/**
 * Reads a file for home and the command line. The name is `budgetName`, else `name`, else the file's without `.json`. A
 * file is used whole or not at all. Never throws. [import-all-or-nothing]
 */
export function readBudgetFile(
  bytes: Uint8Array,
  fileName: string,
): ReadBudgetFile {
  const read = readFile(bytes, fileName);
  return read.ok ? read : { ok: false, error: errorText(read.failure) };
}

function errorText(failure: FileFailure): string {
  switch (failure.kind) {
    case "empty":
      return "Arquivo vazio ou inválido";
    case "notJson":
      return "Arquivo JSON inválido. Verifique se o arquivo não está corrompido.";
    case "notObject":
      return "Arquivo não contém dados válidos";
    case "unknownFormat":
      return "Formato de arquivo não reconhecido. Use um arquivo JSON exportado pelo sistema.";
    case "noBudget":
      return "Arquivo não contém dados de orçamento válidos";
    case "refused":
      return `Erro ao processar arquivo: ${failure.reason}`;
  }
}
