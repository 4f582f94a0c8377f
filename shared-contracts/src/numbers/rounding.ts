/**
 * The only place that rounds: an exact amount is rounded half up when it is shown or sent, and nowhere before.
 * A negative amount (a difference of two budgets) rounds as its opposite does.
 */
import { asWholeRatio, type Exact, ONE } from "./exact.ts";

/** What can be rounded: an amount, or a division left undone. */
export type Amount = Exact | { numerator: Exact; denominator: Exact };

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

/** The amount in whole cents, half up. */
export function toCents(value: Amount): bigint {
  return roundHalfUp(value, 2);
}

/** The amount in reais with at most two decimals, as `totalFinal` and stored totals carry it. */
export function toReais(value: Amount): number {
  return Number(toDecimalText(value));
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
