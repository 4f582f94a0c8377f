/**
 * The bill: the subtotal is the sum of the parts. Profit, contingency and annual adjustment are each a fraction of the
 * subtotal, not compounded; the total is the subtotal and the three. Per person is the total ÷ guests, 0 without
 * guests.
 */
import type { Margins } from "../entities/margins.ts";
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import { perEach, type Ratio } from "../numbers/ratio.ts";
import { BILL_PARTS, type BillPart } from "../parts/table.ts";

/** What each part of a budget costs, in reais. */
export type PartCosts = Record<BillPart, Exact>;

/** The whole bill of a budget, in reais, unrounded; margins are amounts here, not fractions. */
export interface BudgetTotals extends PartCosts {
  subtotal: Exact;
  profitMargin: Exact;
  contingency: Exact;
  annualAdjustment: Exact;
  total: Exact;
  perPerson: Ratio;
}

/** Adds the parts up to the bill of an event with so many guests. */
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
