/**
 * Packages to buy: total quantity ÷ package size, rounded up; the size is in the row's own unit and converted with it.
 * Information for the buyer, never part of a cost; unknown without a size.
 */
import { type Drink, drinks } from "../parts/drinks.ts";
import { divideUp, type Exact, multiply, subtract } from "../numbers/exact.ts";
import { lineQuantity } from "./line-cost.ts";
import type { Headcount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** The number of packages to buy, and the surplus in base units. */
export interface PackagesNeeded {
  packages: number;
  leftover: Exact;
}

/** The packages of a drink for the whole event; null without a package size. [whole-packages] */
export function packagesNeeded(
  drink: Drink,
  h: Headcount,
): PackagesNeeded | null {
  return packagesFor(lineQuantity(drinks.line(drink), h), drink);
}

/**
 * The packages for a quantity; null without a package size. [whole-packages]
 *
 * @param quantity In base units, such as `lineQuantity` returns.
 */
export function packagesFor(
  quantity: Exact,
  { packageSize, unit }: Pick<Drink, "packageSize" | "unit">,
): PackagesNeeded | null {
  if (!(packageSize > 0)) return null;
  const size = toBaseUnit(packageSize, unit);
  const packages = divideUp(quantity, size);
  // Data may hold sizes such as 1e-300, whose count is no safe integer.
  if (typeof packages.units !== "number") return null;
  return {
    packages: packages.units,
    leftover: subtract(multiply(packages, size), quantity),
  };
}
