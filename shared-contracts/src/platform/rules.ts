/**
 * The only door to the rules of budgets: pricing, parts, catalog and the reader of files. It belongs to the budget
 * contract. A page holds the rules once, so the shell and a remote that was released on another day price alike.
 * [rules-are-one-copy]
 */
export { readBudget } from "../budget-file/read-budget.ts";
export { writeBudgetFile } from "../budget-file/write-budget-file.ts";
export { MARGINS } from "../catalog/margins.ts";
export { effectiveGuestsPerWaiter, ROLES } from "../catalog/roles.ts";
export { unitLabel } from "../catalog/units.ts";
export { fixedCostLabel } from "../parts/fixed-costs.ts";
export { rowGroups } from "../parts/part-rows.ts";
export { BILL, EACH_PART, LINE_PARTS } from "../parts/table.ts";
export { unitOptions } from "../parts/unit-options.ts";
export { WIZARD_STEPS } from "../parts/wizard-steps.ts";
export { lineCost, lineQuantity } from "../pricing/line-cost.ts";
export { packagesFor } from "../pricing/packages.ts";
export { budgetHeadcount } from "../pricing/part-costs.ts";
export { peopleCount } from "../pricing/people-count.ts";
export { priceBudget } from "../pricing/price-budget.ts";
export { formatTotalQuantity } from "../pricing/quantity.ts";
export { sizedTeam } from "../pricing/team-sizing.ts";
export { baseUnit, toBaseUnit } from "../pricing/units.ts";
export { summarizeBudget } from "../saved-budgets/event-summary.ts";

/** Rules that few visits need, loaded when they are: the readers of files, what a proposal says, and the template. */
export const LAZY_RULES = {
  fileReaders: () => import("../budget-file/file-readers.ts"),
  proposal: () => import("../proposal/compose-proposal.ts"),
  sample100: () => import("../templates/sample-100.ts"),
};
