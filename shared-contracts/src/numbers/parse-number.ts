import { MAX_NUMBER } from "./max-number.ts";

/**
 * How a field reads digits. A dot before exactly three digits groups thousands in `money` and `whole`, and is the decimal
 * separator in `quantity` and `percent`. A `whole` field counts people. [dot-before-three-digits]
 */
export type NumberKind = "money" | "quantity" | "percent" | "whole";

const NOT_A_NUMBER = /^[+-]?\s*nan$/i;

const INFINITY = /^[+-]?\s*(inf(inity)?|∞)$/i;

const LEADING_MINUS = /^(R\$\s*)?[-\u2212\u2013]/i;

/** A dot or comma before exactly three digits. */
const BEFORE_THREE_DIGITS = /[.,](?=\d{3}(?!\d))/g;

/** One dot before exactly three digits, and a whole part that is not 0. */
const POSSIBLE_THOUSANDS = /^0*[1-9]\d*\.\d{3}$/;

/**
 * The number of a typed text, from 0 to 1e9. A negative number, or a text without a digit, is 0; `whole` rounds up.
 * [number-parsing]
 *
 * @returns Null for NaN, an infinity or more than 1e9. [largest-number]
 *
 * @example
 *   parseNumber("1.234,56", "money"); // 1234.56
 */
export function parseNumber(text: string, kind: NumberKind): number | null {
  const value = readNumber(text, kind) ?? 0;
  if (!Number.isFinite(value) || value > MAX_NUMBER) return null;
  const amount = Math.max(value, 0);
  return kind === "whole" ? Math.ceil(amount) : amount;
}

/** The number of a text without any bounds, perhaps negative, fractional, infinite or NaN; undefined without a digit. */
export function readNumber(text: string, kind: NumberKind): number | undefined {
  const trimmed = text.trim();
  if (NOT_A_NUMBER.test(trimmed)) return NaN;
  const sign = LEADING_MINUS.test(trimmed) ? -1 : 1;
  if (INFINITY.test(trimmed)) return sign * Infinity;
  const digits = separated(trimmed);
  return /\d/.test(digits) ? sign * plainNumber(digits, kind) : undefined;
}

/**
 * The other possible meaning of a quantity with a lone dot before three digits: 1250 for "1.250", which `parseNumber`
 * reads as 1.25. Null for an unambiguous text and for the other kinds.
 */
export function otherReading(text: string, kind: NumberKind): number | null {
  const hasTwo =
    kind === "quantity" &&
    !LEADING_MINUS.test(text.trim()) &&
    POSSIBLE_THOUSANDS.test(separated(text));
  return hasTwo ? parseNumber(text, "money") : null;
}

/** Digits, dots and commas of a text. */
function separated(text: string): string {
  return text.replace(/[^\d.,]/g, "");
}

function plainNumber(digits: string, kind: NumberKind): number {
  const counted =
    kind === "whole" ? digits.replace(BEFORE_THREE_DIGITS, "") : digits;
  const kept = hasThousandsOnly(counted, kind)
    ? counted.replaceAll(".", "")
    : counted;
  const point = Math.max(kept.lastIndexOf("."), kept.lastIndexOf(","));
  const whole = point < 0 ? kept : kept.slice(0, point).replace(/[.,]/g, "");
  const fraction = point < 0 ? "" : kept.slice(point + 1);
  return Number(`${whole || "0"}.${fraction || "0"}`);
}

/**
 * Whether every dot groups thousands: more than one without a comma, and in money a lone one before three digits unless
 * the whole part is 0.
 */
function hasThousandsOnly(digits: string, kind: NumberKind): boolean {
  const hasDots =
    !digits.includes(",") && digits.indexOf(".") !== digits.lastIndexOf(".");
  return hasDots || (kind === "money" && POSSIBLE_THOUSANDS.test(digits));
}
