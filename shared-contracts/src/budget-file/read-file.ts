import type { Budget } from "../entities/budget.ts";
import type { Turns } from "../turns/turns.ts";
import { isPlain, type Plain } from "./plain-copy.ts";
import { readingBudget } from "./read-budget.ts";
import { without } from "./working-keys.ts";

/** Largest file accepted, in bytes (decision 28). */
export const FILE_LIMIT = 5 * 1024 * 1024;

/** How many characters are counted in one piece. */
const COUNTED_AT_ONCE = 4096;

/** Why a file holds no budget. Each importer has its own texts for these; `reason` is Portuguese detail. */
export type FileFailure =
  | { kind: "empty" | "notJson" | "notObject" | "unknownFormat" | "noBudget" }
  | { kind: "refused"; reason: string };

export type ReadFile =
  | { ok: true; budget: Budget; name: string }
  | { ok: false; failure: FileFailure };

/** One of these makes an object a budget. */
const BUDGET_KEYS = ["eventData", "team", "foods"];

/** What an export writes around the budget; beside a budget at top level it is no part of it. */
const ENVELOPE_KEYS = [
  "version",
  "exportedAt",
  "exportType",
  "budgetName",
  "name",
  "description",
  "metadata",
  "calculationLogic",
  "timestamp",
  "data",
];

/** Reads an exported file, an export of a template or a bare budget: what both importers share (decision 28); in turns. */
export function* readingFile(text: string, fileName: string): Turns<ReadFile> {
  if (yield* isTooLarge(text))
    return refused("Arquivo muito grande. Máximo 5MB");
  const json = text.replace(/^\uFEFF/, "");
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
  const read = yield* readingBudget(data ?? without(file, ENVELOPE_KEYS));
  return read.ok
    ? { ok: true, budget: read.budget, name: nameOf(file, fileName) }
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

function* isTooLarge(text: string): Turns<boolean> {
  // Three bytes is the most a UTF-16 unit takes, so short texts need no counting.
  if (text.length * 3 <= FILE_LIMIT) return false;
  let bytes = 0;
  for (let from = 0; from < text.length; from += COUNTED_AT_ONCE) {
    const end = Math.min(from + COUNTED_AT_ONCE, text.length);
    for (let at = from; at < end; at++) bytes += bytesOf(text.charCodeAt(at));
    yield;
  }
  return bytes > FILE_LIMIT;
}

/** What a UTF-16 unit takes in UTF-8; each half of a pair its share of four bytes. */
function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  return unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
}

function failed(kind: Exclude<FileFailure["kind"], "refused">): ReadFile {
  return { ok: false, failure: { kind } };
}

function refused(reason: string): ReadFile {
  return { ok: false, failure: { kind: "refused", reason } };
}
