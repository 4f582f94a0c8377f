/** Fixed costs: the sum of every numeric amount, under a known name or not. */
import { type Exact, exact, sum } from "../numbers/exact.ts";

/** The sum of the fixed costs, in reais. Ignores values other than finite numbers. [every-fixed-cost-counts] */
export function fixedCostsTotal(
  fixedCosts: Readonly<Record<string, unknown>>,
): Exact {
  const amounts = Object.values(fixedCosts).filter((amount): amount is number =>
    Number.isFinite(amount),
  );
  return sum(amounts.map(exact));
}
