/**
 * The only door to the rules of budgets: pricing, parts, catalog and the reader of files. It belongs to the budget
 * contract. Shell and remotes share one copy, so that they price alike even when they were released on different days.
 * [rules-are-one-copy]
 */
export { readBudget } from "../budget-file/read-budget.ts";
export { writeBudgetFile } from "../budget-file/write-budget-file.ts";
export { MARGINS } from "../catalog/margins.ts";
export { effectiveGuestsPerWaiter, ROLES } from "../catalog/roles.ts";
export { unitLabel } from "../catalog/units.ts";
export { readFollowUp } from "../entities/follow-up.ts";
export { fixedCostLabel } from "../parts/fixed-costs.ts";
export { rowGroups } from "../parts/part-rows.ts";
export { BILL, EACH_PART, LINE_PARTS } from "../parts/table.ts";
export { unitOptions } from "../parts/unit-options.ts";
export { WIZARD_STEPS } from "../parts/wizard-steps.ts";
export {
  actualCosts,
  actualProfit,
  linePlace,
  withActual,
} from "../pricing/actual-costs.ts";
export { lineCost, lineQuantity } from "../pricing/line-cost.ts";
export { packagesFor } from "../pricing/packages.ts";
export { budgetHeadcount } from "../pricing/part-costs.ts";
export { peopleCount } from "../pricing/people-count.ts";
export { itemKey } from "../pricing/price-points.ts";
export { priceBudget } from "../pricing/price-budget.ts";
export { formatTotalQuantity } from "../pricing/quantity.ts";
export {
  ingredientCost,
  ingredientToBuy,
  recipeCost,
  recipeNeeds,
  recipePrice,
  scaledIngredients,
  usesRecipe,
  wholePortions,
} from "../pricing/recipe.ts";
export { sizedTeam } from "../pricing/team-sizing.ts";
export { baseUnit, toBaseUnit } from "../pricing/units.ts";
export { readProposalSettings } from "../proposal/read-settings.ts";

/**
 * Rules that few visits need; each is loaded by its first call.
 *
 * @example
 *   const { readBudgetFile } = await LAZY_RULES.fileReaders();
 */
export const LAZY_RULES = {
  fileReaders: () => import("../budget-file/read-budget-file.ts"),
  proposal: () => import("../proposal/compose-proposal.ts"),
  sample100: () => import("../templates/sample-100.ts"),
};
