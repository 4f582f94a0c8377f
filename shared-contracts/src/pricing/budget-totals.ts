/**
 * The bill: the subtotal is the sum of the parts. Profit, contingency and annual adjustment are each a fraction of the
 * subtotal, not compounded; the total is the subtotal and the three. Per person is the total ÷ guests, 0 without
 * guests.
 */
import type { Margins } from "../entities/margins.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import { perEach, type Ratio } from "../numbers/ratio.ts";
import { BILL_PARTS, type BillPart } from "../parts/table.ts";

/** The cost of each part of a budget, in reais. */
export type PartCosts = Record<BillPart, Exact>;

/** The bill of a budget, in reais, not rounded. The margins are amounts, not fractions. */
export interface BudgetTotals extends PartCosts {
  subtotal: Exact;
  profitMargin: Exact;
  contingency: Exact;
  annualAdjustment: Exact;
  total: Exact;
  perPerson: Ratio;
}

/**
 * The bill of an event. [margins-on-subtotal]
 *
 * @param parts Costs in reais.
 * @param margins Fractions: 0.3 is 30 %.
 */
export function budgetTotals(
  parts: PartCosts,
  margins: Readonly<Margins>,
  guests: number | Exact,
): BudgetTotals {
  const subtotal = sum(BILL_PARTS.map((part) => parts[part]));
  const profitMargin = multiply(subtotal, exact(margins.profitMargin));
  const contingency = multiply(subtotal, exact(margins.contingency));
  const annualAdjustment = multiply(subtotal, exact(margins.annualAdjustment));
  const total = sum([subtotal, profitMargin, contingency, annualAdjustment]);
  return {
    ...parts,
    subtotal,
    profitMargin,
    contingency,
    annualAdjustment,
    total,
    perPerson: perEach(total, guests),
  };
}
