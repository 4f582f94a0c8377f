/**
 * What is saved or exported carries totals for other readers: `total` of items, categories and groups, half-up to cents, and `packagesNeeded` of drinks.
 * They are worked out from the rows, never read.
 */
import type { Budget } from "../entities/budget.ts";
import type { Garnish } from "../entities/garnish.ts";
import type { TableItem } from "../entities/thematic-table.ts";
import { sum } from "../numbers/exact.ts";
import { atOnce, mapping, mappingEach, type Turns } from "../turns/turns.ts";
import {
  confectioneryLine,
  drinkLine,
  expenseLine,
  foodLine,
  servedLine,
} from "./budget-lines.ts";
import { toReais } from "./money.ts";
import { packagesNeeded } from "./packages.ts";
import { budgetHeadcount } from "./part-costs.ts";
import type { Headcount } from "./people-count.ts";
import { type StoredRow, storedRows } from "./stored-rows.ts";

const storedFood = storedRows(foodLine);
const storedDrink = storedRows(drinkLine, (drink, h) => ({
  packagesNeeded: packagesNeeded(drink, h)?.packages ?? 0,
}));
const storedGarnish = storedRows<Garnish>(servedLine);
const storedConfectionery = storedRows(confectioneryLine);
const storedTableItem = storedRows<TableItem>(servedLine);
const storedExpense = storedRows(expenseLine);

/** The same budget with every stored total recomputed; the given one is left as it is. Rows must be replaced, never changed. */
export function withStoredTotals(budget: Budget): Budget {
  return atOnce(storingTotals(budget));
}

/** As `withStoredTotals`, in turns. */
export function* storingTotals(budget: Budget): Turns<Budget> {
  const h = budgetHeadcount(budget);
  return {
    ...budget,
    foods: yield* mappingEach(budget.foods, (category) =>
      storingGroup(category, storedFood, h),
    ),
    drinks: yield* storingRows(budget.drinks, storedDrink, h),
    garnishes: yield* storingRows(budget.garnishes, storedGarnish, h),
    confectionery: yield* storingRows(
      budget.confectionery,
      storedConfectionery,
      h,
    ),
    thematicTables: yield* mappingEach(
      budget.thematicTables,
      function* (table) {
        const items = yield* storingRows(table.items, storedTableItem, h);
        return { ...table, items };
      },
    ),
    generalExpenses: yield* mappingEach(budget.generalExpenses, (group) =>
      storingGroup(group, storedExpense, h),
    ),
  };
}

type Storing<Row> = (row: Row, h: Headcount) => StoredRow<Row>;

function* storingGroup<Row, Group extends { items: Row[] }>(
  group: Group,
  storing: Storing<Row>,
  h: Headcount,
): Turns<Group & { total: number }> {
  const rows = yield* mapping(group.items, (item) => storing(item, h));
  return {
    ...group,
    items: rows.map(({ stored }) => stored),
    total: toReais(sum(rows.map(({ cost }) => cost))),
  };
}

function storingRows<Row>(
  rows: readonly Row[],
  storing: Storing<Row>,
  h: Headcount,
): Turns<Row[]> {
  return mapping(rows, (row) => storing(row, h).stored);
}
