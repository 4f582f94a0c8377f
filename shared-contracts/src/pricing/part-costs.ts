import { partRows } from "../parts/part-rows.ts";
import type { Budget } from "../parts/budget.ts";
import { forEachPart } from "../parts/table.ts";
import type { PartCosts } from "./budget-totals.ts";
import { fixedCostsTotal } from "./fixed-costs-total.ts";
import { rowsCost } from "./line-cost.ts";
import { type Headcount, headcount } from "./people-count.ts";
import { teamCost, teamSize } from "./team-cost.ts";

/** The headcount of a budget: its guests and the size of its team. */
export function budgetHeadcount(
  budget: Pick<Budget, "eventData" | "team">,
): Headcount {
  return headcount(budget.eventData.guests, teamSize(budget.team));
}

/** The cost of each part of a budget, in reais. */
export function partCosts(budget: Budget): PartCosts {
  const h = budgetHeadcount(budget);
  return {
    team: teamCost(budget.team),
    ...forEachPart((part) =>
      rowsCost(partRows(budget, part), (row) => part.line(row), h),
    ),
    fixedCosts: fixedCostsTotal(budget.fixedCosts),
  };
}
