/** Garnishes and portions: quantity per person in base units × guests × price per base unit. An empty quantity counts as 0. */
import type { Garnish } from "../entities/garnish.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import type { Headcount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** What the event needs of a garnish, in base units. */
export function garnishQuantity(garnish: Garnish, h: Headcount): Exact {
  return multiply(
    toBaseUnit(garnish.quantityPerPerson, garnish.unit),
    h.guests,
  );
}

/** The cost of a garnish, in reais. */
export function garnishCost(garnish: Garnish, h: Headcount): Exact {
  return multiply(garnishQuantity(garnish, h), exact(garnish.unitPrice));
}

/** The cost of all garnishes, in reais. */
export function garnishesCost(
  garnishes: readonly Garnish[],
  h: Headcount,
): Exact {
  return sum(garnishes.map((garnish) => garnishCost(garnish, h)));
}
