import { type Exact, exact, isZero, ONE, ZERO } from "./exact.ts";

/** A division left undone, so that nothing is rounded before it is shown. */
export interface Ratio {
  numerator: Exact;
  denominator: Exact;
}

/** One amount for each of `count`; 0 where there is none. */
export function perEach(amount: Exact, count: number | Exact): Ratio {
  const denominator = typeof count === "number" ? exact(count) : count;
  return isZero(denominator)
    ? { numerator: ZERO, denominator: ONE }
    : { numerator: amount, denominator };
}
