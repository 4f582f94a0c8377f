import {
  add,
  asWholeRatio,
  type Exact,
  exact,
  isZero,
  multiply,
  ONE,
  subtract,
  toNumber,
} from "./exact.ts";
import { MAX_NUMBER } from "./max-number.ts";
import { type NumberKind, readNumber } from "./parse-number.ts";

/** Converts an amount in a typed unit to the unit of the field; null for a unit that does not fit. */
export type InUnit = (amount: number, unit: string) => number | null;

/** The reading of a typed text. */
export interface TypedNumber {
  /** From 0 to 1e9; null for NaN, an infinity or more than 1e9. */
  value: number | null;
  /** Whether a sum was calculated or a unit converted. */
  isWorked: boolean;
  /** In a `whole` field, the fraction that was rounded up; null when nothing was. */
  roundedFrom: number | null;
}

/** An optional R$, a number or a sum of numbers, and an optional unit. */
const TYPED =
  /^([-\u2212\u2013]?\s*R\$)?([\d\s.,+\-\u2212\u2013*x×/÷]*)(\p{L}[\p{L}.]*|%)?$/iu;

const NOT_FINITE = /^[+-]?\s*(nan|inf(inity)?|∞)$/i;

/** A number or an operator. */
const TOKENS = /[\d.,\s]*\d[\d.,\s]*|[+\-\u2212\u2013*x×/÷]/gi;

/** Decimals of a division. */
const SCALE = 12;

/**
 * Reads a text typed into a field: a number, a sum ("2*3", "1/4", "3+4"), or either with a unit that `inUnit` converts.
 * Undefined for an unreadable text. [typed-sums-and-units]
 *
 * @example
 *   readTyped("2*3", "quantity")?.value; // 6
 */
export function readTyped(
  text: string,
  kind: NumberKind,
  inUnit: InUnit = () => null,
): TypedNumber | undefined {
  const trimmed = text.trim();
  if (NOT_FINITE.test(trimmed)) return plain(null);
  const [, , sum = "", letters] = TYPED.exec(trimmed) ?? [];
  if (!TYPED.test(trimmed)) return undefined;
  const hasSlash = letters !== undefined && sum.trimEnd().endsWith("/");
  const numbers = hasSlash ? sum.trimEnd().slice(0, -1) : sum;
  const unit = hasSlash ? `/${letters}` : letters;
  const isSum = /\d\s*[+\-\u2212\u2013*x×/÷]/i.test(numbers);
  if (!isSum && unit === undefined) return ofOne(trimmed, kind);
  const amount = isSum ? calculated(numbers, kind) : readNumber(numbers, kind);
  if (amount === undefined) return undefined;
  const value = unit === undefined ? amount : inUnit(amount, unit);
  if (value === null) return undefined;
  return bounded(value, kind, isSum || value !== amount);
}

/** A number alone. A minus, an R$ or a separator alone is the beginning of a number and reads as 0. */
function ofOne(text: string, kind: NumberKind): TypedNumber | undefined {
  if (/[*x×/÷+]/i.test(text)) return undefined;
  const read = readNumber(text, kind);
  return read === undefined ? plain(0) : bounded(read, kind, false);
}

function plain(value: number | null): TypedNumber {
  return { value, isWorked: false, roundedFrom: null };
}

function bounded(
  read: number,
  kind: NumberKind,
  isWorked: boolean,
): TypedNumber {
  const amount = Math.max(read, 0);
  const value = kind === "whole" ? Math.ceil(amount) : amount;
  if (!Number.isFinite(value) || value > MAX_NUMBER) return plain(null);
  return { value, isWorked, roundedFrom: value === amount ? null : amount };
}

/** The result of a sum in exact decimals; undefined for an incomplete sum and a division by 0. */
function calculated(text: string, kind: NumberKind): number | undefined {
  const tokens: string[] = text.match(TOKENS) ?? [];
  if (tokens.join("").trim() !== text.trim()) return undefined;
  if (!/\d/.test(tokens[0] ?? "")) tokens.unshift("0");
  // The total so far and the current addend, as fractions.
  let total: Fraction = { over: exact(0), under: ONE };
  let addend: Fraction = { over: exact(0), under: ONE };
  let operator = "+";
  for (const [place, token] of tokens.entries()) {
    const isNumber = /\d/.test(token);
    if (isNumber !== (place % 2 === 0)) return undefined;
    if (!isNumber) {
      operator = token.toLowerCase();
      continue;
    }
    const number = exact(readNumber(token, kind) ?? 0);
    if ("*x×".includes(operator))
      addend = { ...addend, over: multiply(addend.over, number) };
    else if ("/÷".includes(operator))
      addend = { ...addend, under: multiply(addend.under, number) };
    else {
      total = plus(total, addend);
      addend = {
        over: operator === "+" ? number : subtract(exact(0), number),
        under: ONE,
      };
    }
  }
  const { over, under } = plus(total, addend);
  if (tokens.length % 2 === 0 || isZero(under)) return undefined;
  const [dividend, divisor] = asWholeRatio(over, under);
  const units = (dividend * 10n ** BigInt(SCALE) + divisor / 2n) / divisor;
  return toNumber({ units, scale: SCALE });
}

interface Fraction {
  over: Exact;
  under: Exact;
}

function plus(a: Fraction, b: Fraction): Fraction {
  return {
    over: add(multiply(a.over, b.under), multiply(b.over, a.under)),
    under: multiply(a.under, b.under),
  };
}
