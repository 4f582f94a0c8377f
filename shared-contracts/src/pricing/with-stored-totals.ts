/**
 * What is saved or exported carries totals for other readers (section 3): `total` of items, categories and groups, half-up to cents, and `packagesNeeded` of drinks.
 * They are written afresh each time and never read (decision 10).
 */
import type { Budget } from "../entities/budget.ts";
import { type Exact, sum } from "../numbers/exact.ts";
import { atOnce, mapping, mappingEach, type Turns } from "../turns/turns.ts";
import { confectioneryItemCost } from "./confectionery-cost.ts";
import { drinkCost } from "./drink-cost.ts";
import { expenseItemCost } from "./expense-cost.ts";
import { foodItemCost } from "./food-cost.ts";
import { garnishCost } from "./garnish-cost.ts";
import { toReais } from "./money.ts";
import { packagesNeeded } from "./packages.ts";
import { budgetHeadcount } from "./part-costs.ts";
import { tableItemCost } from "./table-cost.ts";

/** The same budget with every stored total recomputed; the given one is left as it is. */
export function withStoredTotals(budget: Budget): Budget {
  return atOnce(storingTotals(budget));
}

/** As `withStoredTotals`, in turns. */
export function* storingTotals(budget: Budget): Turns<Budget> {
  const h = budgetHeadcount(budget);
  return {
    ...budget,
    foods: yield* mappingEach(budget.foods, function* (category) {
      const costs: Exact[] = [];
      const items = yield* mapping(category.items, (item) => {
        const cost = foodItemCost(item, h);
        costs.push(cost);
        return { ...item, total: toReais(cost) };
      });
      return { ...category, items, total: toReais(sum(costs)) };
    }),
    drinks: yield* mapping(budget.drinks, (drink) => ({
      ...drink,
      packagesNeeded: packagesNeeded(drink, h)?.packages ?? 0,
      total: toReais(drinkCost(drink, h)),
    })),
    garnishes: yield* mapping(budget.garnishes, (garnish) => ({
      ...garnish,
      total: toReais(garnishCost(garnish, h)),
    })),
    confectionery: yield* mapping(budget.confectionery, (item) => ({
      ...item,
      total: toReais(confectioneryItemCost(item, h)),
    })),
    thematicTables: yield* mappingEach(
      budget.thematicTables,
      function* (table) {
        const items = yield* mapping(table.items, (item) => ({
          ...item,
          total: toReais(tableItemCost(item, h)),
        }));
        return { ...table, items };
      },
    ),
    generalExpenses: yield* mappingEach(
      budget.generalExpenses,
      function* (group) {
        const costs: Exact[] = [];
        const items = yield* mapping(group.items, (item) => {
          const cost = expenseItemCost(item, h);
          costs.push(cost);
          return { ...item, total: toReais(cost) };
        });
        return { ...group, items, total: toReais(sum(costs)) };
      },
    ),
  };
}
