import type { Exact } from "../numbers/exact.ts";
import { action, computed, observable } from "../platform/state.ts";
import type { Headcount } from "../pricing/people-count.ts";
import { sameExact } from "./same-exact.ts";

/** The head count of a budget that is not shown yet. */
export interface HeadcountAhead extends Headcount {
  /** From now on it is the live one: what was priced ahead is priced again only where that differs. */
  goLive(): void;
}

/** A head count that stays as given until it goes live. */
export function headcountAhead(
  { guests, team }: Headcount,
  live: Headcount,
): HeadcountAhead {
  const isLive = observable.box(false);
  const follow = (ahead: Exact, now: () => Exact) =>
    computed(() => (isLive.get() ? now() : ahead), { equals: sameExact });
  const counts = {
    guests: follow(guests, () => live.guests),
    team: follow(team, () => live.team),
  };
  return {
    get guests() {
      return counts.guests.get();
    },
    get team() {
      return counts.team.get();
    },
    goLive: action(() => isLive.set(true)),
  };
}
