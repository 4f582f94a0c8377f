import { compare, type Exact } from "../numbers/exact.ts";

/** Lets a cost that comes out the same stop a change from spreading. */
export function sameExact(a: Exact, b: Exact): boolean {
  return compare(a, b) === 0;
}
