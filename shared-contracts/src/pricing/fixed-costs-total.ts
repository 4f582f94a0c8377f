/** Fixed costs: the sum of every numeric amount, under a known name or not. */
import { type Exact, exact, sum } from "../numbers/exact.ts";

/** The sum of the fixed costs, in reais. What is not a finite number does not count. */
export function fixedCostsTotal(
  fixedCosts: Readonly<Record<string, unknown>>,
): Exact {
  const amounts = Object.values(fixedCosts).filter((amount): amount is number =>
    Number.isFinite(amount),
  );
  return sum(amounts.map(exact));
}
