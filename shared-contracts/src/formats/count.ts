import { compare, type Exact, exact, ONE, toText } from "../numbers/exact.ts";
import { decimalText, roundHalfUp } from "../numbers/rounding.ts";

const COUNT = new Intl.NumberFormat("pt-BR");
const THREE_DECIMALS = new Intl.NumberFormat("pt-BR", {
  minimumFractionDigits: 3,
});

/** A quantity without a unit, such as people or hours, with at most three decimals: "180", "14,4", "1.500". */
export function formatCount(value: Exact): string {
  return COUNT.format(decimalText(roundHalfUp(value, 3), 3));
}

/** A quantity with no decimals or with three: "180", "0,400". [step-quantities] */
export function formatThousandths(value: Exact): string {
  return toText(value).includes(".")
    ? THREE_DECIMALS.format(decimalText(roundHalfUp(value, 3), 3))
    : formatCount(value);
}

/** A count with its noun: "1 convidado", "1.500 convidados", "4,5 horas". */
export function counted(
  count: Exact | number,
  one: string,
  many: string,
): string {
  const value = typeof count === "number" ? exact(count) : count;
  return `${formatCount(value)} ${compare(value, ONE) === 0 ? one : many}`;
}
