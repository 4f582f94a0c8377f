/** Amounts and fractions as the screen and the PDF show them. */
import { type Exact, exact, isZero, ONE, ZERO } from "../numbers/exact.ts";
import {
  type Amount,
  decimalText,
  roundHalfUp,
  toCents,
  toDecimalText,
} from "../numbers/rounding.ts";

const BRL = new Intl.NumberFormat("pt-BR", {
  style: "currency",
  currency: "BRL",
});

/**
 * An amount in reais as screen and PDF show it: "R$ 25.004,00", with a no-break space and a typographic minus sign.
 * Rounds half up. [cents-half-up]
 */
export function formatMoney(value: Amount | number): string {
  const amount = typeof value === "number" ? exact(value) : value;
  return BRL.format(toDecimalText(amount)).replace("-", "\u2212");
}

/** A difference of two amounts with its sign: "+R$ 3.765,44", "−R$ 1.004,00"; "igual" below half a cent. */
export function formatDifference(value: Amount): string {
  const cents = toCents(value);
  if (cents === 0n) return "igual";
  return `${cents > 0n ? "+" : ""}${formatMoney(value)}`;
}

/** A fraction as a percentage, "30%", rounded half up to `decimals`. */
export function formatPercent(fraction: Amount | number, decimals = 0): string {
  const amount = typeof fraction === "number" ? exact(fraction) : fraction;
  const text = decimalText(roundHalfUp(amount, decimals + 2), decimals);
  return `${text.replace(".", ",").replace("-", "\u2212")}%`;
}

/**
 * A fraction as a whole percentage, "28%", and in `hidden` with up to three decimals, "27,5"; null when that is the same.
 * [percent-whole]
 */
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

/** The parts of `percentParts` as one text: "28%, exato 27,5", or "30%". */
export function formatPercentInFull(fraction: Amount | number): string {
  const { rounded, hidden } = percentParts(fraction);
  return hidden === null ? rounded : `${rounded}, exato ${hidden}`;
}

/** The fraction of `part` in `whole`, not divided, for `formatPercent`; 0 for a whole of 0. */
export function percentOf(part: Exact, whole: Exact) {
  return isZero(whole)
    ? { numerator: ZERO, denominator: ONE }
    : { numerator: part, denominator: whole };
}
