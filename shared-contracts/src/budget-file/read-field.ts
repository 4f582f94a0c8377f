import { MAX_AMOUNT } from "../entities/amount.ts";
import { formatDecimal } from "../numbers/format-number.ts";
import { type NumberKind, readNumber } from "../numbers/parse-number.ts";
import { placeName } from "./place-name.ts";
import type { Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** What JavaScript writes for very small and very large numbers; a field's parser would take it apart. */
const EXPONENT = /^-?\d+(\.\d+)?e[+-]?\d+$/i;

/** How much of a text a note repeats. */
const QUOTED_LENGTH = 20;

/**
 * Reads a number of 0 to 1e9, without fractions for the `whole` kind, that may be text or null; `path` is its place in
 * the budget. What a file or a call says beside that is refused; a stored number becomes the nearest one, rounded up,
 * with a note.
 */
export function readAmount(
  value: unknown,
  path: string,
  kind: NumberKind,
  reading: Reading,
): number {
  const stated = statedNumber(value, path, kind);
  const amount = withinBounds(stated, kind);
  if (amount !== stated) {
    if (reading.source !== "stored") throw outOfBounds(path, stated);
    noteChange(reading, path, value, amount);
  }
  return amount;
}

/**
 * The number that a value states, NaN for a text that states none; null and blank text are 0. Refuses what is neither.
 */
export function statedNumber(
  value: unknown,
  path: string,
  kind: NumberKind,
): number {
  if (value === null) return 0;
  if (typeof value === "number") return value;
  if (typeof value !== "string") throw outOfBounds(path, NaN);
  const text = value.trim();
  if (text === "") return 0;
  return EXPONENT.test(text) ? Number(text) : (readNumber(text, kind) ?? NaN);
}

/** Says that a value was taken for another number. */
export function noteChange(
  reading: Reading,
  path: string,
  value: unknown,
  amount: number,
): void {
  const from =
    typeof value === "number"
      ? String(value).replace(".", ",")
      : `"${String(value).trim().slice(0, QUOTED_LENGTH)}"`;
  reading.notes.push(
    `${placeName(path)} passou de ${from} para ${formatDecimal(amount)}`,
  );
}

function withinBounds(stated: number, kind: NumberKind): number {
  if (Number.isNaN(stated)) return 0;
  const amount = Math.min(Math.max(stated, 0), MAX_AMOUNT);
  return kind === "whole" ? Math.ceil(amount) : amount;
}

function outOfBounds(path: string, stated: number): Refusal {
  const accepted =
    stated > 0 && stated <= MAX_AMOUNT
      ? "só números inteiros"
      : "de 0 a 1.000.000.000";
  return new Refusal(
    `número inválido em ${placeName(path)} (aceito: ${accepted})`,
    path,
  );
}

/** Reads a text; a number becomes its text, so that an old numeric CPF or name is kept. */
export function readText(value: unknown, path: string): string {
  if (value === null) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw new Refusal(`texto inválido em ${placeName(path)}`, path);
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
  throw new Refusal(`opção inválida em ${placeName(path)}`, path);
}
