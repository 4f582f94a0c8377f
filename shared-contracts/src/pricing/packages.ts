/**
 * Packages to buy: total quantity ÷ package size, rounded up; the size is in the row's own unit and converted with it.
 * Information for the buyer, never part of a cost; unknown without a size.
 */
import { type Drink, drinks } from "../parts/drinks.ts";
import { divideUp, type Exact, multiply, subtract } from "../numbers/exact.ts";
import { lineQuantity } from "./line-cost.ts";
import type { Headcount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** How many packages to buy, and what is left over in base units. */
export interface PackagesNeeded {
  packages: number;
  leftover: Exact;
}

/** The packages of a drink; null without a usable package size. */
export function packagesNeeded(
  drink: Drink,
  h: Headcount,
): PackagesNeeded | null {
  return packagesFor(lineQuantity(drinks.line(drink), h), drink);
}

/** The packages of a quantity in base units; null without a usable package size. */
export function packagesFor(
  quantity: Exact,
  { packageSize, unit }: Pick<Drink, "packageSize" | "unit">,
): PackagesNeeded | null {
  if (!(packageSize > 0)) return null;
  const size = toBaseUnit(packageSize, unit);
  const packages = divideUp(quantity, size);
  // Sizes like 1e-300 pass as data; a count past every whole number says nothing.
  if (typeof packages.units !== "number") return null;
  return {
    packages: packages.units,
    leftover: subtract(multiply(packages, size), quantity),
  };
}
