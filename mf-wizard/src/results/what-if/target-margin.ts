import type { Margins } from "shared-contracts/entities/margins";
import {
  add,
  type Exact,
  exact,
  isZero,
  multiply,
  ONE,
  subtract,
} from "shared-contracts/numbers/exact";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import type { Ratio } from "shared-contracts/numbers/ratio";
import { decimalText, roundHalfUp } from "shared-contracts/numbers/rounding";

/** What a wanted price per person asks of the profit; amounts in reais. */
export interface TargetMargin {
  /** The profit margin as a fraction of the subtotal, unrounded; negative when the price is below cost. */
  profitMargin: Ratio;
  profit: Exact;
  total: Exact;
  /** The same fraction as a budget stores it; null when it is outside 0 to 100 %. */
  stored: number | null;
}

/** Decimals enough for the nearest double of a fraction up to 1. */
const DOUBLE_DECIMALS = 20;

/**
 * The profit margin that makes each guest cost `perPerson` reais, the other two margins as they are. Null without
 * guests or without costs: no margin could do it.
 */
export function targetMargin(
  perPerson: number,
  guests: number,
  { subtotal }: Pick<BudgetTotals, "subtotal">,
  { contingency, annualAdjustment }: Readonly<Margins>,
): TargetMargin | null {
  if (!(guests > 0) || isZero(subtotal)) return null;
  const total = multiply(exact(perPerson), exact(guests));
  const others = add(exact(contingency), exact(annualAdjustment));
  const profit = subtract(total, multiply(subtotal, add(ONE, others)));
  const profitMargin = { numerator: profit, denominator: subtotal };
  const fraction = Number(
    decimalText(roundHalfUp(profitMargin, DOUBLE_DECIMALS), DOUBLE_DECIMALS),
  );
  const possible = profit.units >= 0 && fraction <= 1;
  return { profitMargin, profit, total, stored: possible ? fraction : null };
}
