import { MAX_NUMBER } from "./max-number.ts";

const NOT_A_NUMBER = /^\s*[+-]?\s*(nan|inf(inity)?|∞)\s*$/i;

/**
 * What a person means by a typed decimal (decision 10): the last dot or comma is the decimal separator, everything but digits is dropped,
 * the minus sign too, and nothing at all is 0. `null` means refused: NaN, an infinity, or more than 1e9.
 */
export function parseDecimal(text: string): number | null {
  if (NOT_A_NUMBER.test(text)) return null;
  const kept = text.replace(/[^\d.,]/g, "");
  const point = Math.max(kept.lastIndexOf("."), kept.lastIndexOf(","));
  const whole = point < 0 ? kept : kept.slice(0, point).replace(/[.,]/g, "");
  const fraction = point < 0 ? "" : kept.slice(point + 1);
  const value = Number(`${whole || "0"}.${fraction || "0"}`);
  return value <= MAX_NUMBER ? value : null;
}

/** As `parseDecimal`, for fields that count: a dot or comma before exactly three digits groups thousands, so "1.500" is 1500 (decision 10). */
export function parseWhole(text: string): number | null {
  return parseDecimal(text.replace(/[.,](?=\d{3}(?!\d))/g, ""));
}
