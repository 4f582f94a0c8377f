import { formatMoney } from "shared-contracts/formats/money";
import { exact, multiply } from "shared-contracts/numbers/exact";
import { type Amount, toCents } from "shared-contracts/numbers/rounding";

const HUNDREDTH = exact("0.01");

/** Whole cents of reais. */
export const centsOf = (reais: number): bigint => toCents(exact(reais));

/** Reais of whole cents. */
export const amountOf = (cents: bigint): Amount =>
  multiply(exact(`${cents}`), HUNDREDTH);

/** "+ R$ 350,00" with no-break spaces, and a real minus sign. */
export function signedMoney(cents: bigint): string {
  const money = formatMoney(amountOf(cents < 0n ? -cents : cents));
  return `${cents < 0n ? "\u2212" : "+"}\u00a0${money}`;
}
