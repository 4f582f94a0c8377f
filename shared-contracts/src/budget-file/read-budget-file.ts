import type { Budget } from "../parts/budget.ts";
import { isPlain, parseJson, type Plain, without } from "../entities/plain.ts";
import { decodeText } from "../formats/decode-text.ts";
import { readBudget } from "./read-budget.ts";

/** A budget with its name and, in Portuguese, notes on reinterpreted values; or the error text. */
export type ReadBudgetFile =
  | { ok: true; budget: Budget; name: string; notes: readonly string[] }
  | { ok: false; error: string };

/** The error text when the browser or the system cannot read the file at all. */
export const FILE_UNREADABLE = "Erro ao ler arquivo";

/** Largest file accepted, in bytes. */
const FILE_LIMIT = 5 * 1024 * 1024;

/** An object with one of these keys is a budget. */
const BUDGET_KEYS = ["eventData", "team", "foods"];

/** Keys that an export writes around the budget. In a file without `data` they are not part of the budget. */
const ENVELOPE_KEYS = [
  "version",
  "exportedAt",
  "exportType",
  "name",
  "description",
  "metadata",
  "calculationLogic",
  "data",
];

/** The error texts of home and the command line; the reason follows `refused`. */
const SHARED_TEXTS = {
  empty: "Arquivo vazio ou inválido",
  notJson: "Arquivo JSON inválido. Verifique se o arquivo não está corrompido.",
  notObject: "Arquivo não contém dados válidos",
  unknownFormat:
    "Formato de arquivo não reconhecido. Use um arquivo JSON exportado pelo sistema.",
  noBudget: "Arquivo não contém dados de orçamento válidos",
  refused: "Erro ao processar arquivo",
};

const NO_BUDGET = "Arquivo JSON inválido: não contém dados do orçamento";

/** The error texts of the step pages. */
const PAGE_TEXTS: typeof SHARED_TEXTS = {
  empty: "Erro ao processar arquivo JSON: arquivo vazio",
  notJson:
    "Erro ao processar arquivo JSON: o arquivo está corrompido ou não é JSON",
  notObject: NO_BUDGET,
  unknownFormat: NO_BUDGET,
  noBudget: NO_BUDGET,
  refused: "Erro ao processar arquivo JSON",
};

/**
 * Reads a file for home and the command line: an export, a template export or a bare budget, in UTF-8, UTF-16 or
 * Windows-1252. Uses a file whole or not at all. Never throws. [import-all-or-nothing]
 *
 * @param fileName Names the budget, without `.json`, when the file has neither `budgetName` nor `name`.
 *
 * @example
 *   const read = readBudgetFile(new Uint8Array(await file.arrayBuffer()), file.name);
 *   if (read.ok) store.load(read.budget, { name: read.name });
 */
export function readBudgetFile(
  bytes: Uint8Array,
  fileName: string,
): ReadBudgetFile {
  return readFile(bytes, fileName, SHARED_TEXTS);
}

/** Like `readBudgetFile`, with the error texts of the Importar button of the step pages. */
export function readPageImport(
  bytes: Uint8Array,
  fileName: string,
): ReadBudgetFile {
  return readFile(bytes, fileName, PAGE_TEXTS);
}

function readFile(
  bytes: Uint8Array,
  fileName: string,
  texts: typeof SHARED_TEXTS,
): ReadBudgetFile {
  const failed = (error: string): ReadBudgetFile => ({ ok: false, error });
  const refused = (reason: string) => failed(`${texts.refused}: ${reason}`);
  if (bytes.length > FILE_LIMIT)
    return refused("Arquivo muito grande. Máximo 5MB");
  const json = decodeText(bytes);
  if (!/\S/.test(json)) return failed(texts.empty);
  const file = parseJson(json);
  if (file === undefined) return failed(texts.notJson);
  if (!isPlain(file)) return failed(texts.notObject);
  const data = isPlain(file["data"]) ? file["data"] : undefined;
  if (!data && !holdsBudget(file))
    return failed(
      (file["data"] ?? null) === null ? texts.unknownFormat : texts.noBudget,
    );
  if (data && !holdsBudget(data)) return failed(texts.noBudget);
  const read = readBudget(data ?? without(file, ENVELOPE_KEYS), "file");
  return read.ok
    ? { ...read, name: nameOf(file, fileName) }
    : refused(read.reason);
}

function nameOf(file: Plain, fileName: string): string {
  const name = [file["budgetName"], file["name"]].find(
    (candidate) => typeof candidate === "string" && candidate.trim() !== "",
  );
  return (
    (name as string | undefined) ?? fileName.replace(/\.json$/i, "")
  ).trim();
}

function holdsBudget(value: Plain): boolean {
  return BUDGET_KEYS.some((key) => (value[key] ?? null) !== null);
}
