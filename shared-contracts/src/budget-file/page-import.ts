import type { ReadBudgetFile } from "./read-budget-file.ts";
import { type FileFailure, readFile } from "./read-file.ts";

/** Reads a file for the Importar button of the step pages: accepts the same files, with its own texts. Never throws. */
export function readPageImport(
  bytes: Uint8Array,
  fileName: string,
): ReadBudgetFile {
  const read = readFile(bytes, fileName);
  return read.ok ? read : { ok: false, error: errorText(read.failure) };
}

/** The success text of the step pages. */
export function importedText(fileName: string): string {
  return `Orçamento importado com sucesso! Arquivo: ${fileName}`;
}

function errorText(failure: FileFailure): string {
  switch (failure.kind) {
    case "empty":
      return "Erro ao processar arquivo JSON: arquivo vazio";
    case "notJson":
      return "Erro ao processar arquivo JSON: o arquivo está corrompido ou não é JSON";
    case "notObject":
    case "unknownFormat":
    case "noBudget":
      return "Arquivo JSON inválido: não contém dados do orçamento";
    case "refused":
      return `Erro ao processar arquivo JSON: ${failure.reason}`;
  }
}
