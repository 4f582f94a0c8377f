import type { Exact } from "../numbers/exact.ts";
import { observable, when } from "../platform/state.ts";
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
  const counts = {
    guests: following(guests, () => live.guests),
    team: following(team, () => live.team),
  };
  return {
    get guests() {
      return counts.guests.get();
    },
    get team() {
      return counts.team.get();
    },
    goLive() {
      counts.guests.goLive();
      counts.team.goLive();
    },
  };
}

/** One count. Going live is nothing its readers hear of, as long as it is the same: tens of thousands of rows would have to look. */
function following(ahead: Exact, now: () => Exact) {
  const differs = observable.box(false);
  return {
    get: () => (differs.get() ? now() : ahead),
    goLive: () =>
      void when(
        () => !sameExact(now(), ahead),
        () => differs.set(true),
      ),
  };
}
