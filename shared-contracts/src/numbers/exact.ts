/**
 * A decimal number that never rounds: `units` × 10^-`scale`.
 * `units` is a plain number while it is a safe integer, which keeps the usual case about as fast as plain arithmetic,
 * and a bigint beyond.
 */
export interface Exact {
  readonly units: number | bigint;
  readonly scale: number;
}

const POWERS_OF_TEN = Array.from({ length: 16 }, (_, power) => 10 ** power);

/** Below this every decimal of a double has at most 15 digits, and no two such decimals share a double. */
const FIFTEEN_DIGITS = 1e15;

/** The number 0. */
export const ZERO: Exact = { units: 0, scale: 0 };

/** The number 1. */
export const ONE: Exact = { units: 1, scale: 0 };

/**
 * The decimal that a number is written as: 0.1 is one tenth, 1e-7 one ten-millionth. [exact-decimals]
 *
 * @param value A number, or decimal text with a dot, also with an exponent: "0.375".
 * @throws Error for NaN, infinities and other text: check outside data first.
 */
export function exact(value: number | string): Exact {
  if (typeof value === "string") return fromText(value);
  if (Number.isSafeInteger(value)) return { units: value, scale: 0 };
  // A decimal of up to 15 digits that gives the same double is its shortest decimal. So most prices need no text, which
  // is slower.
  for (let scale = 1; scale <= 4; scale++) {
    const power = POWERS_OF_TEN[scale]!;
    const units = Math.round(value * power);
    if (units >= FIFTEEN_DIGITS || units <= -FIFTEEN_DIGITS) break;
    if (units / power === value) return { units, scale };
  }
  return fromText(String(value));
}

function fromText(text: string): Exact {
  const parts = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  if (!parts) {
    throw new Error(
      `"${text}" is not a decimal number; check or parse it before.`,
    );
  }
  const [, sign, whole, fraction = "", exponent = "0"] = parts;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(`${whole}${fraction}`) * powerOfTen(-scale);
  return narrowed(sign === "-" ? -digits : digits, Math.max(scale, 0));
}

/** a + b. */
export function add(a: Exact, b: Exact): Exact {
  const scale = Math.max(a.scale, b.scale);
  const left = safeUnitsAt(a, scale);
  const right = safeUnitsAt(b, scale);
  const total = left + right;
  // NaN (one side too large for a plain number) is not safe either.
  return Number.isSafeInteger(total)
    ? { units: total, scale }
    : narrowed(unitsAt(a, scale) + unitsAt(b, scale), scale);
}

/** a − b. */
export function subtract(a: Exact, b: Exact): Exact {
  return add(a, { units: -b.units, scale: b.scale });
}

/** a × b. */
export function multiply(a: Exact, b: Exact): Exact {
  const scale = a.scale + b.scale;
  if (typeof a.units === "number" && typeof b.units === "number") {
    const product = a.units * b.units;
    // A rounded product is always 2^53 or more, so a safe one is exact.
    if (Number.isSafeInteger(product)) return { units: product, scale };
  }
  return narrowed(BigInt(a.units) * BigInt(b.units), scale);
}

/** The sum of all values; 0 for none. */
export function sum(values: Iterable<Exact>): Exact {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** Negative when a < b, 0 when they are the same number, positive when a > b. */
export function compare(a: Exact, b: Exact): number {
  const { units } = subtract(a, b);
  return units < 0 ? -1 : units > 0 ? 1 : 0;
}

/** Whether the value is 0. */
export function isZero(value: Exact): boolean {
  // Loose on purpose: 0n, 0 and -0 are the same zero.
  return value.units == 0;
}

/** The double nearest to the value: for sorting, drawing and storing, never for further money arithmetic. */
export function toNumber(value: Exact): number {
  return Number(toText(value));
}

/** The value in full as plain decimal text with a dot, without exponent or trailing zeros: "0.0000001", "1500". */
export function toText(value: Exact): string {
  const units = String(value.units);
  const sign = units.startsWith("-") ? "-" : "";
  const digits = units.slice(sign.length).padStart(value.scale + 1, "0");
  const point = digits.length - value.scale;
  const fraction = digits.slice(point).replace(/0+$/, "");
  return sign + digits.slice(0, point) + (fraction && `.${fraction}`);
}

/** The same ratio a : b as two whole numbers, for exact division and rounding. */
export function asWholeRatio(a: Exact, b: Exact): [bigint, bigint] {
  const scale = Math.max(a.scale, b.scale);
  return [unitsAt(a, scale), unitsAt(b, scale)];
}

/** a ÷ b rounded up to a whole number, for a ≥ 0 and b > 0. Decided exactly: 0.3 ÷ 0.1 is 3, not 4. */
export function divideUp(a: Exact, b: Exact): Exact {
  const [dividend, divisor] = asWholeRatio(a, b);
  return narrowed((dividend + divisor - 1n) / divisor, 0);
}

function unitsAt(value: Exact, scale: number): bigint {
  return BigInt(value.units) * powerOfTen(scale - value.scale);
}

/** Units at a finer scale while they surely fit a plain number, else NaN. */
function safeUnitsAt(value: Exact, scale: number): number {
  if (typeof value.units !== "number") return NaN;
  if (value.scale === scale) return value.units;
  const power = POWERS_OF_TEN[scale - value.scale];
  if (power === undefined) return NaN;
  const units = value.units * power;
  return Number.isSafeInteger(units) ? units : NaN;
}

function powerOfTen(power: number): bigint {
  return power > 0 ? 10n ** BigInt(power) : 1n;
}

function narrowed(units: bigint, scale: number): Exact {
  const plain = Number(units);
  return { units: Number.isSafeInteger(plain) ? plain : units, scale };
}
