import type { Margins } from "../entities/margins.ts";
import { type Exact, exact, sum } from "../numbers/exact.ts";
import type { BudgetTotals } from "./budget-totals.ts";

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
