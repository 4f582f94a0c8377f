import { formatDecimal } from "../numbers/format-number.ts";
import { MAX_NUMBER } from "../numbers/max-number.ts";
import { type NumberKind, readNumber } from "../numbers/parse-number.ts";
import { placeName } from "./place-name.ts";
import type { Reading } from "./reading.ts";
import { Refusal } from "./refusal.ts";

/** Exponent notation of JavaScript, which `readNumber` would misread. */
const EXPONENT = /^-?\d+(\.\d+)?e[+-]?\d+$/i;

/** The longest quotation in a note, in characters. */
const QUOTED_LENGTH = 20;

/**
 * Reads a number from 0 to 1e9, whole for the `whole` kind; accepts text and null. Clamps a stored number, with a note.
 *
 * @param path The path in the budget, for messages.
 * @throws Refusal for another value in a file or a call.
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

/** The number of a value, NaN for text without one; null and blank text are 0. Refuses other types. */
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

/** Notes that a value was read as another number. */
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
  const amount = Math.min(Math.max(stated, 0), MAX_NUMBER);
  return kind === "whole" ? Math.ceil(amount) : amount;
}

function outOfBounds(path: string, stated: number): Refusal {
  const accepted =
    stated > 0 && stated <= MAX_NUMBER
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

/** Reads a switch, also as 0, 1 or text; null is `missing`. */
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
