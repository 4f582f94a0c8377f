import type { Budget } from "shared-contracts/parts/budget";
import { compare, type Exact } from "shared-contracts/numbers/exact";
import { budgetHeadcount, sizedTeam } from "shared-contracts/platform/rules";
import { formatCount } from "shared-contracts/formats/count";
import type { ClientFacts } from "../client/useClientOffers.ts";
import { withoutClient } from "shared-contracts/entities/budget-copy";

/** What a duplicate differs in: `date` as `YYYY-MM-DD` or empty; `resize` sizes the team for the guests. */
export interface DuplicateChoices {
  /** Whom it is for, where that is known already. */
  client: Partial<ClientFacts>;
  date: string;
  guests: number;
  resize: boolean;
}

/** A budget for another client, date and number of guests. [a-copy-has-no-client] */
export function duplicateOf(
  budget: Budget,
  { client, date, guests, resize }: DuplicateChoices,
): Budget {
  const copy = withoutClient(budget);
  const eventData = { ...copy.eventData, ...client, eventDate: date, guests };
  return {
    ...copy,
    eventData,
    team: resize ? teamFor(budget, guests) : copy.team,
  };
}

/** How many people the team has and would have, in words; null when resizing it would change nothing. */
export function teamSizes(
  budget: Budget,
  guests: number,
): { before: string; after: string } | null {
  const before = budgetHeadcount(budget).team;
  const after = sizeOf(budget, guests);
  return compare(before, after) === 0
    ? null
    : { before: formatCount(before), after: formatCount(after) };
}

function sizeOf(budget: Budget, guests: number): Exact {
  return budgetHeadcount({ ...budget, team: teamFor(budget, guests) }).team;
}

/** With its own guests the team stays as the caterer made it. [sizing-follows-the-user] */
function teamFor({ team, eventData }: Budget, guests: number) {
  return guests === eventData.guests
    ? team
    : sizedTeam(team, guests, eventData.guestsPerWaiter);
}
