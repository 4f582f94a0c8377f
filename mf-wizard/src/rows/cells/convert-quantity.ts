import { multiply, toNumber, exact } from "shared-contracts/numbers/exact";
import { baseUnit, conversionFactor } from "shared-contracts/pricing/units";

/** Digits that are kept where a conversion does not come out even: 10 un are 0.833333333333 dúzia. */
const DIGITS = 12;

/**
 * What a quantity is in another unit of the same kind (2 un are 0.02 cent); null where there is nothing to convert:
 * another kind, or units of the same size.
 */
export function convertQuantity(
  quantity: number,
  from: string,
  to: string,
): number | null {
  if (baseUnit(from) !== baseUnit(to)) return null;
  const [before, after] = [conversionFactor(from), conversionFactor(to)];
  if (toNumber(before) === toNumber(after)) return null;
  const inBase = toNumber(multiply(exact(quantity), before));
  return Number((inBase / toNumber(after)).toPrecision(DIGITS));
}
