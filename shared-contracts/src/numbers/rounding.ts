/**
 * The only place that rounds: an exact amount is rounded half up when it is shown or sent, and nowhere before.
 * A negative amount (a difference of two budgets) rounds as its opposite does.
 */
import { asWholeRatio, type Exact, ONE } from "./exact.ts";

/** An exact amount, or a division that is not carried out. */
export type Amount = Exact | { numerator: Exact; denominator: Exact };

/** Up to here twice the divisor is a safe integer. */
const MAX_PLAIN_SCALE = 17;

/** The value in units of 10^-`decimals`, rounded half up; 0 for a division by zero. */
export function roundHalfUp(value: Amount, decimals: number): bigint {
  const ratio =
    "units" in value ? { numerator: value, denominator: ONE } : value;
  const [numerator, denominator] = asWholeRatio(
    ratio.numerator,
    ratio.denominator,
  );
  if (denominator === 0n) return 0n;
  const negative = numerator < 0n !== denominator < 0n;
  const scaled = magnitude(numerator) * 10n ** BigInt(decimals);
  const divisor = magnitude(denominator);
  const rounded = (2n * scaled + divisor) / (2n * divisor);
  return negative ? -rounded : rounded;
}

/** The amount in whole cents, half up. [cents-half-up] */
export function toCents(value: Amount): bigint {
  return roundHalfUp(value, 2);
}

/** The amount in reais with at most two decimals, half up, for `totalFinal` and stored totals. */
export function toReais(value: Amount): number {
  const cents = "units" in value ? plainCents(value) : undefined;
  // Dividing by 100 gives the double nearest to the decimal.
  return cents === undefined ? Number(toDecimalText(value)) : cents / 100;
}

/** `toCents` in plain arithmetic, which is several times as fast; undefined for numbers that it could not hold. */
function plainCents({ units, scale }: Exact): number | undefined {
  if (typeof units !== "number" || scale > MAX_PLAIN_SCALE) return undefined;
  if (scale <= 2) {
    const cents = units * 10 ** (2 - scale) + 0;
    return Number.isSafeInteger(cents) ? cents : undefined;
  }
  const divisor = 10 ** (scale - 2);
  const size = Math.abs(units);
  const rest = size % divisor;
  const cents = (size - rest) / divisor + (2 * rest < divisor ? 0 : 1);
  // Adding 0 turns -0 into 0.
  return units < 0 ? -cents + 0 : cents;
}

/** The amount as text with two decimals and a dot: "25004.00". */
export function toDecimalText(value: Amount): `${number}` {
  return decimalText(toCents(value), 2);
}

/** A rounded value in units of 10^-`decimals` written out with a dot. */
export function decimalText(units: bigint, decimals: number): `${number}` {
  const digits = String(magnitude(units)).padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  const fraction = decimals > 0 ? `.${digits.slice(point)}` : "";
  return `${units < 0n ? "-" : ""}${digits.slice(0, point)}${fraction}` as `${number}`;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
