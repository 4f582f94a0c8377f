import {
  compare,
  divideUp,
  type Exact,
  exact,
  ONE,
  toNumber,
} from "shared-contracts/numbers/exact";
import { decimalText, roundHalfUp } from "shared-contracts/numbers/rounding";
import type { PricedLine } from "shared-contracts/parts/part";
import { baseUnit, formatTotalQuantity } from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import { packagesText } from "../../steps/drinks/drink-words.ts";

const whole = (quantity: Exact) => divideUp(quantity, ONE);

/**
 * A quantity in base units as people write it: "822 un" and "8 embalagens", rounded up; "15,1 kg", half up; less than 1
 * kg or L "180 g". [paper-quantities]
 */
export function neededText(quantity: Exact, unit: string): string {
  const base = baseUnit(unit);
  if (base === "un") {
    const pieces = whole(quantity);
    const count = toNumber(pieces);
    return unit === "embalagem" && Number.isSafeInteger(count)
      ? packagesText(count)
      : formatTotalQuantity(pieces, unit, formatCount);
  }
  const small = base === "kg" ? "g" : "ml";
  if (compare(quantity, ONE) < 0)
    return formatTotalQuantity(quantity, small, (value) =>
      formatCount(whole(value)),
    );
  const tenths = exact(decimalText(roundHalfUp(quantity, 1), 1));
  return formatTotalQuantity(tenths, base, formatCount);
}

/** A line's name, or its placeholder. */
export function lineName({ name }: Pick<PricedLine, "name">): string {
  return name.trim() || "Item sem nome";
}
