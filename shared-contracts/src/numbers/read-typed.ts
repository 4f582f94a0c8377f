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
  ZERO,
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
  /^([-\u2212\u2013]?\s*R\$)?([\d\s.,+\-\u2212\u2013*x×/÷()]*)(\p{L}[\p{L}.]*|%)?$/iu;

const NOT_FINITE = /^[+-]?\s*(nan|inf(inity)?|∞)$/i;

/** A number, an operator or a parenthesis. */
const TOKENS = /[\d.,\s]*\d[\d.,\s]*|[+\-\u2212\u2013*x×/÷()]/gi;

/** Deeper parentheses are unreadable: the reader calls itself for each. */
const MOST_PARENTHESES = 50;

/** Decimals of a division. */
const SCALE = 12;

/**
 * Reads a text typed into a field: a number, a sum ("2*3", "1/4", "(3+4)*2"), or either with a unit that `inUnit`
 * converts.
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
  const isSum = /\d\s*[+\-\u2212\u2013*x×/÷]|[()]/i.test(numbers);
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
  if (tokens.join("").replace(/\s/g, "") !== text.replace(/\s/g, ""))
    return undefined;
  if (tokens.filter((token) => token === "(").length > MOST_PARENTHESES)
    return undefined;
  const sum = readSum(tokens, kind);
  if (!sum || tokens.length > 0 || isZero(sum.under)) return undefined;
  const [dividend, divisor] = asWholeRatio(sum.over, sum.under);
  const half = (dividend < 0n === divisor < 0n ? divisor : -divisor) / 2n;
  const units = (dividend * 10n ** BigInt(SCALE) + half) / divisor;
  return toNumber({ units, scale: SCALE });
}

interface Fraction {
  over: Exact;
  under: Exact;
}

/** Takes a sum from the start of the tokens. */
function readSum(tokens: string[], kind: NumberKind): Fraction | undefined {
  const isNegative = isMinus(tokens[0]);
  if (isNegative) tokens.shift();
  let total = readProduct(tokens, kind);
  if (total && isNegative) total = minus(total);
  while (total && (tokens[0] === "+" || isMinus(tokens[0]))) {
    const operator = tokens.shift();
    const addend = readProduct(tokens, kind);
    total = addend && plus(total, operator === "+" ? addend : minus(addend));
  }
  return total;
}

/** Takes a product or a quotient from the start of the tokens. */
function readProduct(tokens: string[], kind: NumberKind): Fraction | undefined {
  let total = readFactor(tokens, kind);
  while (total && /^[*x×/÷]$/i.test(tokens[0] ?? "")) {
    const isDivision = /[/÷]/.test(tokens.shift()!);
    const factor = readFactor(tokens, kind);
    const [over, under] = isDivision
      ? [factor?.under, factor?.over]
      : [factor?.over, factor?.under];
    total = over &&
      under && {
        over: multiply(total.over, over),
        under: multiply(total.under, under),
      };
  }
  return total;
}

/** Takes a number or a sum in parentheses from the start of the tokens. */
function readFactor(tokens: string[], kind: NumberKind): Fraction | undefined {
  const token = tokens.shift() ?? "";
  if (token === "(") {
    const sum = readSum(tokens, kind);
    return tokens.shift() === ")" && sum && !isZero(sum.under)
      ? sum
      : undefined;
  }
  const number = readNumber(token, kind);
  return number === undefined ? undefined : { over: exact(number), under: ONE };
}

function isMinus(token: string | undefined): boolean {
  return token !== undefined && /^[-\u2212\u2013]$/.test(token);
}

function minus({ over, under }: Fraction): Fraction {
  return { over: subtract(ZERO, over), under };
}

function plus(a: Fraction, b: Fraction): Fraction {
  return {
    over: add(multiply(a.over, b.under), multiply(b.over, a.under)),
    under: multiply(a.under, b.under),
  };
}
