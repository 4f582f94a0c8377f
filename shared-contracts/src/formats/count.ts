import { type Exact, toText } from "../numbers/exact.ts";
import { decimalText, roundHalfUp } from "../numbers/rounding.ts";

const COUNT = new Intl.NumberFormat("pt-BR");
const THREE_DECIMALS = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 3,
});

/** A quantity without a unit, such as people or hours: "180", "14,4", "1.500". */
export function formatCount(value: Exact): string {
  return COUNT.format(decimalText(roundHalfUp(value, 3), 3));
}

/** "180" and "1.500" as they are, any other with three decimals: "0,400". */
export function formatThousandths(value: Exact): string {
  return toText(value).includes(".")
    ? THREE_DECIMALS.format(decimalText(roundHalfUp(value, 3), 3))
    : formatCount(value);
}
