/**
 * How many people a line is multiplied by: the guests unless `multiplyByGuests` is false, plus the team if
 * `multiplyByTeam` is true. A line for neither is a fixed one: × 1. The team is the sum of all team quantities.
 */
import { add, type Exact, exact, ONE } from "../numbers/exact.ts";

/** The guests of an event and the people of its team. */
export interface Headcount {
  guests: Exact;
  team: Exact;
}

/** A headcount; `team` is a `teamSize`. */
export function headcount(guests: number, team: Exact): Headcount {
  return { guests: exact(guests), team };
}

/** The factor of a line's quantity. `multiplyByGuests` is true by default, `multiplyByTeam` false. [people-multiplier] */
export function peopleCount(
  item: {
    multiplyByGuests?: boolean | undefined;
    multiplyByTeam?: boolean | undefined;
  },
  h: Headcount,
): Exact {
  const byGuests = item.multiplyByGuests !== false;
  const byTeam = item.multiplyByTeam === true;
  if (byGuests) return byTeam ? add(h.guests, h.team) : h.guests;
  return byTeam ? h.team : ONE;
}
