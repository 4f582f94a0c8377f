/**
 * How many people a line is multiplied by: the guests unless `multiplyByGuests` is false, plus the team if
 * `multiplyByTeam` is true. A line for neither is a fixed one: × 1. The team is the sum of all team quantities.
 */
import { add, type Exact, exact, ONE } from "../numbers/exact.ts";

/** Who the event is for and who works at it. */
export interface Headcount {
  guests: Exact;
  team: Exact;
}

/** The headcount of an event with so many guests and a team of this size (`teamSize`). */
export function headcount(guests: number, team: Exact): Headcount {
  return { guests: exact(guests), team };
}

/**
 * How many times a line's quantity is needed. A missing `multiplyByGuests` means true, a missing `multiplyByTeam`
 * false.
 */
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
