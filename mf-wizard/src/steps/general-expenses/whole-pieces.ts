import {
  compare,
  divideUp,
  type Exact,
  ONE,
} from "shared-contracts/numbers/exact";
import { baseUnit } from "shared-contracts/platform/rules";

/**
 * How many whole pieces to get where a quantity (in base units) comes out as a fraction of one; null when it is whole
 * already, or weighed or poured. Never part of a cost.
 */
export function wholePieces(quantity: Exact, unit: string): Exact | null {
  if (baseUnit(unit) !== "un") return null;
  const pieces = divideUp(quantity, ONE);
  return compare(pieces, quantity) === 0 ? null : pieces;
}
