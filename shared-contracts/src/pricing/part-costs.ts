/** The eight parts of a budget, each by its own rule. */
import type { Budget } from "../entities/budget.ts";
import type { PartCosts } from "./budget-totals.ts";
import { confectioneryCost } from "./confectionery-cost.ts";
import { drinksCost } from "./drink-cost.ts";
import { generalExpensesCost } from "./expense-cost.ts";
import { fixedCostsTotal } from "./fixed-costs-total.ts";
import { foodsCost } from "./food-cost.ts";
import { garnishesCost } from "./garnish-cost.ts";
import { type Headcount, headcount } from "./people-count.ts";
import { thematicTablesCost } from "./table-cost.ts";
import { teamCost, teamSize } from "./team-cost.ts";

/** The headcount of a budget: its guests and the size of its team. */
export function budgetHeadcount(
  budget: Pick<Budget, "eventData" | "team">,
): Headcount {
  return headcount(budget.eventData.guests, teamSize(budget.team));
}

/** What each part of a budget costs, in reais. */
export function partCosts(budget: Budget): PartCosts {
  const h = budgetHeadcount(budget);
  return {
    team: teamCost(budget.team),
    foods: foodsCost(budget.foods, h),
    drinks: drinksCost(budget.drinks, h),
    garnishes: garnishesCost(budget.garnishes, h),
    confectionery: confectioneryCost(budget.confectionery, h),
    thematicTables: thematicTablesCost(budget.thematicTables, h),
    generalExpenses: generalExpensesCost(budget.generalExpenses, h),
    fixedCosts: fixedCostsTotal(budget.fixedCosts),
  };
}
