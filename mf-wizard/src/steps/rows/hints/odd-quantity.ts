import {
  LINE_PARTS,
  baseUnit,
  toBaseUnit,
} from "shared-contracts/platform/rules";
import { USUAL_PER_PERSON } from "./usual-quantities.ts";
import {
  compare,
  exact,
  isZero,
  toNumber,
} from "shared-contracts/numbers/exact";
import type { LinePart } from "shared-contracts/parts/table";
import type { PricedLine } from "shared-contracts/parts/part";

/** A quantity per person that is far too small or far too large. */
export interface OddQuantity {
  size: "small" | "large";
  /** A unit of the same kind that would make the same number a usual quantity; undefined where the page offers none. */
  likelyUnit: string | undefined;
}

/** How a line's quantity per person is odd; null for a usual or empty one, and for a fixed line. */
export function oddQuantity(
  line: PricedLine,
  part: LinePart,
): OddQuantity | null {
  const { quantity, unit, multiplyByGuests, multiplyByTeam } = line;
  if (!multiplyByGuests && !multiplyByTeam) return null;
  const size = sizeOf(quantity, unit);
  if (size === null) return null;
  const likelyUnit = LINE_PARTS[part].units
    .filter(
      (other) =>
        baseUnit(other) === baseUnit(unit) && sizeOf(quantity, other) === null,
    )
    .toSorted((a, b) => nearness(a, unit) - nearness(b, unit))[0];
  return { size, likelyUnit };
}

function sizeOf(quantity: number | "", unit: string): "small" | "large" | null {
  const each = toBaseUnit(quantity, unit);
  const { least, most } = USUAL_PER_PERSON[baseUnit(unit)];
  if (isZero(each)) return null;
  if (compare(each, exact(least)) < 0) return "small";
  return compare(each, exact(most)) > 0 ? "large" : null;
}

/** How far two units are apart, as a power of ten. */
function nearness(a: string, b: string): number {
  const factor = (unit: string) => toNumber(toBaseUnit(1, unit));
  return Math.abs(Math.log10(factor(a) / factor(b)));
}
