/**
 * The only place that rounds: an exact amount is rounded half up when it is shown or sent, and nowhere before.
 * A negative amount (a difference of two budgets) rounds as its opposite does.
 */
import {
  asWholeRatio,
  type Exact,
  exact,
  isZero,
  ONE,
  ZERO,
} from "../numbers/exact.ts";
import type { Ratio } from "./budget-totals.ts";

/** What can be rounded: an amount, or a division left undone. */
export type Amount = Exact | Ratio;

const BRL = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
});

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

/** The amount as the screen and the PDF show it: "R$ 25.004,00" with a no-break space, and a real minus sign before a negative one. */
export function formatMoney(value: Amount | number): string {
  const amount = typeof value === "number" ? exact(value) : value;
  return BRL.format(toDecimalText(amount)).replace("-", "\u2212");
}

/** A difference of two amounts with its sign: "+R$ 3.765,44", "−R$ 1.004,00"; "igual" where no cent is between them. */
export function formatDifference(value: Amount): string {
  const cents = toCents(value);
  if (cents === 0n) return "igual";
  return `${cents > 0n ? "+" : ""}${formatMoney(value)}`;
}

/** A fraction as a percentage: "30%"; pass more decimals for the exact value in a title. */
export function formatPercent(fraction: Amount | number, decimals = 0): string {
  const amount = typeof fraction === "number" ? exact(fraction) : fraction;
  const text = decimalText(roundHalfUp(amount, decimals + 2), decimals);
  return `${text.replace(".", ",").replace("-", "\u2212")}%`;
}

/** A fraction as a whole percentage, "28%", and what its rounding hides, to three decimals, "27,5"; null where it hides nothing. */
export function percentParts(fraction: Amount | number): {
  rounded: string;
  hidden: string | null;
} {
  const rounded = formatPercent(fraction);
  const exactly = formatPercent(fraction, 3)
    .replace("%", "")
    .replace(/,?0+$/, "");
  return { rounded, hidden: exactly.includes(",") ? exactly : null };
}

/** Both in one text: "28%, exato 27,5", or "30%". */
export function formatPercentInFull(fraction: Amount | number): string {
  const { rounded, hidden } = percentParts(fraction);
  return hidden === null ? rounded : `${rounded}, exato ${hidden}`;
}

/** The share of a part in a whole, for `formatPercent`; 0 of a whole of 0. */
export function percentOf(part: Exact, whole: Exact): Ratio {
  return isZero(whole)
    ? { numerator: ZERO, denominator: ONE }
    : { numerator: part, denominator: whole };
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
