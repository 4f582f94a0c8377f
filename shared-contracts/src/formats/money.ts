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
 * The amount as the screen and the PDF show it: "R$ 25.004,00" with a no-break space, and a real minus sign before a
 * negative one.
 */
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

/**
 * A fraction as a whole percentage, "28%", and what its rounding hides, to three decimals, "27,5"; null where it hides
 * nothing.
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

/** Both in one text: "28%, exato 27,5", or "30%". */
export function formatPercentInFull(fraction: Amount | number): string {
  const { rounded, hidden } = percentParts(fraction);
  return hidden === null ? rounded : `${rounded}, exato ${hidden}`;
}

/** The share of a part in a whole, for `formatPercent`; 0 of a whole of 0. */
export function percentOf(part: Exact, whole: Exact) {
  return isZero(whole)
    ? { numerator: ZERO, denominator: ONE }
    : { numerator: part, denominator: whole };
}
