/**
 * Automatic team sizing: with guests above 0, a role of the list needs guests ÷ its ratio, rounded up: one garcom for
 * `guestsPerWaiter` guests, one maitre for 150, one fritadeira in all, and so on by the role catalog. Only the
 * first row of a role is sized. The caller sizes only when the user changes guests or guestsPerWaiter, and not for an
 * emptied field.
 */
import { effectiveGuestsPerWaiter, findRole } from "../catalog/roles.ts";
import type { TeamMember } from "../parts/team.ts";
import { divideUp, exact, toNumber } from "../numbers/exact.ts";
import { MAX_NUMBER } from "../numbers/max-number.ts";

/** A row of the team whose quantity the sizing changes. */
export interface TeamChange {
  id: number;
  role: string;
  name: string;
  from: number;
  to: number;
}

/** The number of people of a role for an event; null for a role without sizing and for an event without guests. */
export function suggestedQuantity(
  role: string,
  guests: number,
  guestsPerWaiter: number,
): number | null {
  const sizing = findRole(role)?.sizing;
  if (!sizing || !(guests > 0)) return null;
  if (sizing.kind === "event") return 1;
  const guestsPerPerson =
    sizing.kind === "guests"
      ? sizing.guestsPerPerson
      : effectiveGuestsPerWaiter(guestsPerWaiter);
  const people = divideUp(exact(guests), exact(guestsPerPerson));
  return Math.min(toNumber(people), MAX_NUMBER);
}

/** The changes that bring a team to its suggested size, in row order; none without guests. [sizing-needs-guests] */
export function sizeTeam(
  team: readonly TeamMember[],
  guests: number,
  guestsPerWaiter: number,
): TeamChange[] {
  const changes: TeamChange[] = [];
  const seen = new Set<string>();
  for (const { id, role, name, quantity } of team) {
    if (seen.has(role)) continue;
    seen.add(role);
    const to = suggestedQuantity(role, guests, guestsPerWaiter);
    if (to !== null && to !== quantity) {
      changes.push({ id, role, name, from: quantity, to });
    }
  }
  return changes;
}

/** A copy of the team at its suggested size; the same quantities without guests. */
export function sizedTeam(
  team: readonly TeamMember[],
  guests: number,
  guestsPerWaiter: number,
): TeamMember[] {
  const sized = new Map(
    sizeTeam(team, guests, guestsPerWaiter).map(({ id, to }) => [id, to]),
  );
  return team.map((member) => ({
    ...member,
    quantity: sized.get(member.id) ?? member.quantity,
  }));
}
