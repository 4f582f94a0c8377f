/**
 * The rows of every priced part in one shape, for what reads them all alike: explanations, checks and lists. Each part's fields have names of their own;
 * who a row is multiplied by follows `peopleCount`. The team and the fixed costs have no units and are not among them.
 */
import type { Budget } from "../entities/budget.ts";
import type { ConfectioneryItem } from "../entities/confectionery-item.ts";
import type { Drink } from "../entities/drink.ts";
import type { FoodItem } from "../entities/food.ts";
import type { Garnish } from "../entities/garnish.ts";
import type { ExpenseItem } from "../entities/general-expense.ts";
import type { TableItem } from "../entities/thematic-table.ts";
import type { PricedLine } from "./line-cost.ts";

/** The parts whose rows are priced lines. */
export type LinePart =
  | "foods"
  | "drinks"
  | "garnishes"
  | "confectionery"
  | "thematicTables"
  | "generalExpenses";

/** A row of a budget and where it stands; a flat part's rows have no group. */
export interface BudgetLine extends PricedLine {
  part: LinePart;
  id: number;
  group?: { id: number; name: string };
  /** Of operational items only. */
  isRented?: boolean;
}

const FOR_GUESTS = { multiplyByGuests: true, multiplyByTeam: false } as const;

type Named = Pick<FoodItem, "name" | "unit" | "unitPrice">;
type Multiplied = Pick<FoodItem, "multiplyByGuests" | "multiplyByTeam">;

const named = ({ name, unit, unitPrice }: Named) => ({ name, unit, unitPrice });
const multiplied = ({ multiplyByGuests, multiplyByTeam }: Multiplied) => ({
  multiplyByGuests,
  multiplyByTeam,
});

/** A main dish as a priced line. */
export function foodLine(item: FoodItem): PricedLine {
  const quantity = item.quantityPerPerson;
  return { ...named(item), ...multiplied(item), quantity };
}

/** A drink as a priced line. */
export function drinkLine(drink: Drink): PricedLine {
  const quantity = drink.consumptionPerPerson;
  return { ...named(drink), ...multiplied(drink), quantity };
}

/** A garnish or a table's item as a priced line: always × guests. */
export function servedLine(item: Garnish | TableItem): PricedLine {
  return { ...named(item), ...FOR_GUESTS, quantity: item.quantityPerPerson };
}

/** A sweet as a priced line: always × guests. */
export function confectioneryLine(item: ConfectioneryItem): PricedLine {
  return { ...named(item), ...FOR_GUESTS, quantity: item.quantity };
}

/** An operational item as a priced line. */
export function expenseLine(item: ExpenseItem): PricedLine {
  return { ...named(item), ...multiplied(item), quantity: item.quantity };
}

/** All priced lines of a budget, part by part in the order of the results page, rows in the order shown. */
export function budgetLines(budget: Budget): BudgetLine[] {
  return [
    ...budget.foods.flatMap(({ id, name, items }) =>
      items.map((item): BudgetLine => {
        const group = { id, name };
        return { ...foodLine(item), part: "foods", id: item.id, group };
      }),
    ),
    ...budget.drinks.map((drink): BudgetLine => {
      return { ...drinkLine(drink), part: "drinks", id: drink.id };
    }),
    ...budget.garnishes.map((item): BudgetLine => {
      return { ...servedLine(item), part: "garnishes", id: item.id };
    }),
    ...budget.confectionery.map((item): BudgetLine => {
      return { ...confectioneryLine(item), part: "confectionery", id: item.id };
    }),
    ...budget.thematicTables.flatMap(({ id, name, items }) =>
      items.map((item): BudgetLine => {
        const group = { id, name };
        const part = "thematicTables";
        return { ...servedLine(item), part, id: item.id, group };
      }),
    ),
    ...budget.generalExpenses.flatMap(({ id, name, items }) =>
      items.map((item): BudgetLine => {
        const group = { id, name };
        const part = "generalExpenses";
        const { isRented } = item;
        return { ...expenseLine(item), part, id: item.id, group, isRented };
      }),
    ),
  ];
}
