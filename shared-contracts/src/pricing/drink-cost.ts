/** Drinks: consumption per person in base units × people × price per base unit. Packages never enter the cost. */
import type { Drink } from "../entities/drink.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import { type Headcount, peopleCount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** What the event needs of a drink, in base units. */
export function drinkQuantity(drink: Drink, h: Headcount): Exact {
  return multiply(
    toBaseUnit(drink.consumptionPerPerson, drink.unit),
    peopleCount(drink, h),
  );
}

/** The cost of a drink, in reais. */
export function drinkCost(drink: Drink, h: Headcount): Exact {
  return multiply(drinkQuantity(drink, h), exact(drink.unitPrice));
}

/** The cost of all drinks, in reais. */
export function drinksCost(drinks: readonly Drink[], h: Headcount): Exact {
  return sum(drinks.map((drink) => drinkCost(drink, h)));
}
