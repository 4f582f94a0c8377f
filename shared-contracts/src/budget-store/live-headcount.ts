import type { Exact } from "../numbers/exact.ts";
import type { Headcount } from "../pricing/people-count.ts";

/** A head count that is read where it is kept, each time it is asked for. */
export function liveHeadcount(
  guests: () => Exact,
  team: () => Exact,
): Headcount {
  return {
    get guests() {
      return guests();
    },
    get team() {
      return team();
    },
  };
}
