/** Pricing a budget from scratch: every figure comes from quantities and prices, a stored `total` is never trusted. */
import type { Budget } from "../parts/budget.ts";
import { type BudgetTotals, budgetTotals } from "./budget-totals.ts";
import { partCosts } from "./part-costs.ts";

/** The whole bill of a budget, in reais, unrounded. */
export function priceBudget(budget: Budget): BudgetTotals {
  return budgetTotals(partCosts(budget), budget, budget.eventData.guests);
}
