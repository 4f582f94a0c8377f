import { newDrink } from "../catalog/defaults.ts";
import type { Drink } from "../entities/drink.ts";
import { drinkCost, drinkQuantity } from "../pricing/drink-cost.ts";
import type { Row, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

export type DrinkRow = Row<Drink>;
export type DrinksSection = RowList<Drink>;

/** The drinks step's part of the store. */
export function createDrinksSection(scope: Scope): DrinksSection {
  return new RowList<Drink>(
    { create: newDrink, quantity: drinkQuantity, cost: drinkCost },
    scope,
  );
}
