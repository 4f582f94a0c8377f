/** Comparing two budgets: what is rounded is the difference itself, never its sides. */
import { multiply, ONE, subtract } from "shared-contracts/numbers/exact";
import type { Ratio } from "shared-contracts/numbers/ratio";
import type { Amount } from "shared-contracts/numbers/rounding";

/** How far an amount is above another; below it is negative. */
export function difference(amount: Amount, other: Amount): Ratio {
  const [a, b] = [asRatio(amount), asRatio(other)];
  return {
    numerator: subtract(
      multiply(a.numerator, b.denominator),
      multiply(b.numerator, a.denominator),
    ),
    denominator: multiply(a.denominator, b.denominator),
  };
}

function asRatio(amount: Amount): Ratio {
  return "units" in amount ? { numerator: amount, denominator: ONE } : amount;
}
