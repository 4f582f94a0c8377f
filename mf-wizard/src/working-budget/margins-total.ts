import type { Margins } from "shared-contracts/entities/margins";
import { type Exact, exact, sum } from "shared-contracts/numbers/exact";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";

/** The three margins together as one fraction of the subtotal: 0.4 is 40 %. */
export function marginsFraction(margins: Readonly<Margins>): Exact {
  return sum([
    exact(margins.profitMargin),
    exact(margins.contingency),
    exact(margins.annualAdjustment),
  ]);
}

/** What the three margins make together, in reais. */
export function marginsTotal(
  totals: Pick<
    BudgetTotals,
    "profitMargin" | "contingency" | "annualAdjustment"
  >,
): Exact {
  return sum([
    totals.profitMargin,
    totals.contingency,
    totals.annualAdjustment,
  ]);
}
