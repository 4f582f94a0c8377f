import { newDrink } from "../catalog/defaults.ts";
import type { Drink } from "../entities/drink.ts";
import { drinkLine } from "../pricing/budget-lines.ts";
import { pricedRow } from "./priced-row.ts";
import type { Row, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

export type DrinkRow = Row<Drink>;
export type DrinksSection = RowList<Drink>;

/** The drinks step's part of the store. */
export function createDrinksSection(scope: Scope): DrinksSection {
  return new RowList<Drink>(pricedRow(newDrink, drinkLine), scope);
}
