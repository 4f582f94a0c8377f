/** The eight parts of a budget, each by its own rule. */
import type { Budget } from "../entities/budget.ts";
import type { PartCosts } from "./budget-totals.ts";
import {
  confectioneryLine,
  drinkLine,
  expenseLine,
  foodLine,
  servedLine,
} from "./budget-lines.ts";
import { fixedCostsTotal } from "./fixed-costs-total.ts";
import { groupsCost, rowsCost } from "./line-cost.ts";
import { type Headcount, headcount } from "./people-count.ts";
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
    foods: groupsCost(budget.foods, foodLine, h),
    drinks: rowsCost(budget.drinks, drinkLine, h),
    garnishes: rowsCost(budget.garnishes, servedLine, h),
    confectionery: rowsCost(budget.confectionery, confectioneryLine, h),
    thematicTables: groupsCost(budget.thematicTables, servedLine, h),
    generalExpenses: groupsCost(budget.generalExpenses, expenseLine, h),
    fixedCosts: fixedCostsTotal(budget.fixedCosts),
  };
}
