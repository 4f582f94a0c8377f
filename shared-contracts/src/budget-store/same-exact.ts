import { compare, type Exact } from "../numbers/exact.ts";

/** Stops a change from spreading when a cost stays equal. */
export function sameExact(a: Exact, b: Exact): boolean {
  return compare(a, b) === 0;
}
