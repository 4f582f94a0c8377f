import type { Budget } from "../parts/budget.ts";
import { decodeText } from "./decode-text.ts";
import { isPlain, type Plain } from "../entities/plain.ts";
import { readBudget } from "./read-budget.ts";
import { without } from "../entities/plain.ts";

/** Largest file accepted, in bytes. */
const FILE_LIMIT = 5 * 1024 * 1024;

/** Why a file holds no budget. Each importer has its own texts for these; `reason` is Portuguese detail. */
export type FileFailure =
  | { kind: "empty" | "notJson" | "notObject" | "unknownFormat" | "noBudget" }
  | { kind: "refused"; reason: string };

export type ReadFile =
  | { ok: true; budget: Budget; name: string; notes: readonly string[] }
  | { ok: false; failure: FileFailure };

/** One of these makes an object a budget. */
const BUDGET_KEYS = ["eventData", "team", "foods"];

/**
 * What an export writes around the budget; beside a budget at top level it is no part of it. `budgetName` and
 * `timestamp` are in no budget anyway.
 */
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

/** Reads an exported file, an export of a template or a bare budget: what both importers share. */
export function readFile(bytes: Uint8Array, fileName: string): ReadFile {
  if (bytes.length > FILE_LIMIT)
    return refused("Arquivo muito grande. Máximo 5MB");
  const json = decodeText(bytes);
  if (!/\S/.test(json)) return failed("empty");
  const file = parse(json);
  if (file === undefined) return failed("notJson");
  if (!isPlain(file)) return failed("notObject");
  const data = isPlain(file["data"]) ? file["data"] : undefined;
  if (!data && !holdsBudget(file))
    return failed(
      (file["data"] ?? null) === null ? "unknownFormat" : "noBudget",
    );
  if (data && !holdsBudget(data)) return failed("noBudget");
  const read = readBudget(data ?? without(file, ENVELOPE_KEYS), "file");
  return read.ok
    ? { ...read, name: nameOf(file, fileName) }
    : refused(read.reason);
}

function nameOf(file: Plain, fileName: string): string {
  const names = [file["budgetName"], file["name"]];
  const name = names.find(
    (candidate): candidate is string =>
      typeof candidate === "string" && candidate.trim() !== "",
  );
  return (name ?? fileName.replace(/\.json$/i, "")).trim();
}

function holdsBudget(value: Plain): boolean {
  return BUDGET_KEYS.some((key) => (value[key] ?? null) !== null);
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

function failed(kind: Exclude<FileFailure["kind"], "refused">): ReadFile {
  return { ok: false, failure: { kind } };
}

function refused(reason: string): ReadFile {
  return { ok: false, failure: { kind: "refused", reason } };
}
