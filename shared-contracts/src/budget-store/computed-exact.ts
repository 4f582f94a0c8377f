import { compare, type Exact } from "../numbers/exact.ts";
import { computed } from "../platform/state.ts";

/** A computed amount: observers run again only when it becomes another number. */
export const computedExact = computed<Exact>({
  equals: (a, b) => compare(a, b) === 0,
});
