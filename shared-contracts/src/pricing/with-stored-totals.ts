/**
 * What is saved or exported carries totals for other readers (section 3): `total` of items, categories and groups, half-up to cents, and `packagesNeeded` of drinks.
 * They are written afresh each time and never read (decision 10).
 */
import type { Budget } from "../entities/budget.ts";
import { confectioneryItemCost } from "./confectionery-cost.ts";
import { drinkCost } from "./drink-cost.ts";
import { expenseGroupCost, expenseItemCost } from "./expense-cost.ts";
import { foodCategoryCost, foodItemCost } from "./food-cost.ts";
import { garnishCost } from "./garnish-cost.ts";
import { toReais } from "./money.ts";
import { packagesNeeded } from "./packages.ts";
import { budgetHeadcount } from "./part-costs.ts";
import { tableItemCost } from "./table-cost.ts";

/** The same budget with every stored total recomputed; the given one is left as it is. */
export function withStoredTotals(budget: Budget): Budget {
  const h = budgetHeadcount(budget);
  return {
    ...budget,
    foods: budget.foods.map((category) => ({
      ...category,
      items: category.items.map((item) => ({
        ...item,
        total: toReais(foodItemCost(item, h)),
      })),
      total: toReais(foodCategoryCost(category, h)),
    })),
    drinks: budget.drinks.map((drink) => ({
      ...drink,
      packagesNeeded: packagesNeeded(drink, h)?.packages ?? 0,
      total: toReais(drinkCost(drink, h)),
    })),
    garnishes: budget.garnishes.map((garnish) => ({
      ...garnish,
      total: toReais(garnishCost(garnish, h)),
    })),
    confectionery: budget.confectionery.map((item) => ({
      ...item,
      total: toReais(confectioneryItemCost(item, h)),
    })),
    thematicTables: budget.thematicTables.map((table) => ({
      ...table,
      items: table.items.map((item) => ({
        ...item,
        total: toReais(tableItemCost(item, h)),
      })),
    })),
    generalExpenses: budget.generalExpenses.map((group) => ({
      ...group,
      items: group.items.map((item) => ({
        ...item,
        total: toReais(expenseItemCost(item, h)),
      })),
      total: toReais(expenseGroupCost(group, h)),
    })),
  };
}
