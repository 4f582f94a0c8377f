/** Pricing a budget from scratch: every figure comes from quantities and prices, a stored `total` is never trusted. */
import type { Budget } from "../parts/budget.ts";
import { type BudgetTotals, budgetTotals } from "./budget-totals.ts";
import { partCosts } from "./part-costs.ts";

/**
 * The bill of a budget, in reais, not rounded. [exact-decimals]
 *
 * @example
 *   toReais(priceBudget(budget).total); // 25004
 */
export function priceBudget(budget: Budget): BudgetTotals {
  return budgetTotals(partCosts(budget), budget, budget.eventData.guests);
}
