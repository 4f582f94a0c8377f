import { MAX_AMOUNT } from "../entities/amount.ts";
import { isNegative, parseNumber } from "../numbers/parse-number.ts";
import { Refusal } from "./refusal.ts";

/** What JavaScript writes for very small and very large numbers; rule 10 would take it apart. */
const EXPONENT = /^\d+(\.\d+)?e[+-]?\d+$/i;

/** Reads a number of 0 to 1e9 that may be text or null (decision 28); anything else refuses the data. `path` says where, for the user. */
export function readAmount(
  value: unknown,
  path: string,
  whole = false,
): number {
  const amount = toAmount(value, whole);
  if (amount === null || !(amount >= 0 && amount <= MAX_AMOUNT))
    throw new Refusal(
      `número inválido em ${path} (aceito: de 0 a 1.000.000.000)`,
    );
  // Adding 0 turns -0 into 0.
  return amount + 0;
}

function toAmount(value: unknown, whole: boolean): number | null {
  if (value === null) return 0;
  if (typeof value === "number") return value;
  if (typeof value !== "string" || isNegative(value)) return null;
  if (EXPONENT.test(value)) return Number(value);
  return parseNumber(value, whole ? "whole" : "quantity");
}

/** Reads a text; a number becomes its text, so that an old numeric CPF or name is kept. */
export function readText(value: unknown, path: string): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw new Refusal(`texto inválido em ${path}`);
}

/** Reads a switch, also as 0 and 1 or as text; null is `missing`. */
export function readFlag(
  value: unknown,
  path: string,
  missing: boolean,
): boolean {
  if (value === null || value === "") return missing;
  if (value === true || value === 1 || value === "true") return true;
  if (value === false || value === 0 || value === "false") return false;
  throw new Refusal(`opção inválida em ${path}`);
}
