import { toNumber } from "shared-contracts/numbers/exact";
import { baseUnit, toBaseUnit } from "shared-contracts/platform/rules";

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
  const [before, after] = [from, to].map((unit) =>
    toNumber(toBaseUnit(1, unit)),
  ) as [number, number];
  if (before === after) return null;
  const inBase = toNumber(toBaseUnit(quantity, from));
  return Number((inBase / after).toPrecision(DIGITS));
}
