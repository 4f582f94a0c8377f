import { exact, multiply, toNumber } from "./exact.ts";

const HUNDRED = exact(100);
const HUNDREDTH = exact("0.01");

/** A fraction as a percentage: 0.07 is 7, not 7.000000000000001. */
export function toPercent(fraction: number): number {
  return toNumber(multiply(exact(fraction), HUNDRED));
}

/** A percentage as a fraction: 33.3 is 0.333. */
export function fromPercent(percent: number): number {
  return toNumber(multiply(exact(percent), HUNDREDTH));
}
