import { percentOf } from "shared-contracts/formats/money";
import {
  type Exact,
  exact,
  multiply,
  subtract,
} from "shared-contracts/numbers/exact";
import { fromPercent } from "shared-contracts/numbers/percent";
import type { Ratio } from "shared-contracts/numbers/ratio";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";

/** What is said in place of a profit: without costs, and without a margin. */
export const NO_COSTS = "Preencha custos para ver o lucro.";
export const NO_PROFIT =
  "Sem margem de lucro. Qualquer desconto vira prejuízo.";

/** A bill after a discount, in reais. */
export interface Discounted {
  price: Exact;
  /** Negative for a loss. */
  profit: Exact;
  /** The profit as a fraction of the price. */
  share: Ratio;
}

/** A bill with a discount on its total; all of it comes out of the profit. [discount-from-profit] */
export function discounted(
  { total, profitMargin }: Pick<BudgetTotals, "total" | "profitMargin">,
  percent: number,
): Discounted {
  const off = multiply(total, exact(fromPercent(percent)));
  const price = subtract(total, off);
  const profit = subtract(profitMargin, off);
  return { price, profit, share: percentOf(profit, price) };
}
