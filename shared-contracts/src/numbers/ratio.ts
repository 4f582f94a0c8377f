import { type Exact, exact, isZero, ONE, ZERO } from "./exact.ts";

/** A division that is not carried out, so that nothing is rounded before display. */
export interface Ratio {
  numerator: Exact;
  denominator: Exact;
}

/** `amount` divided by `count`; 0 for a count of 0. */
export function perEach(amount: Exact, count: number | Exact): Ratio {
  const denominator = typeof count === "number" ? exact(count) : count;
  return isZero(denominator)
    ? { numerator: ZERO, denominator: ONE }
    : { numerator: amount, denominator };
}
