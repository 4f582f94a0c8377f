/**
 * What the same event would cost with another number of guests: the team is sized for them, everything else follows.
 * Nothing is stored.
 */
import type { Budget } from "shared-contracts/parts/budget";
import type { Exact } from "shared-contracts/numbers/exact";
import type { BudgetTotals } from "shared-contracts/pricing/budget-totals";
import {
  budgetHeadcount,
  priceBudget,
  sizedTeam,
} from "shared-contracts/platform/rules";

/** The bill for so many guests, and how many people the team would be. */
export interface GuestScenario {
  guests: number;
  teamSize: Exact;
  totals: BudgetTotals;
}

const PERCENTAGES = [80, 90, 100, 120, 150];

/**
 * The numbers of guests worth comparing: 80, 90, 120 and 150 % of the present ones, rounded to 5, and the present ones
 * as they are. Ascending, none twice; empty without guests.
 */
export function scenarioGuests(guests: number): number[] {
  const rounded = PERCENTAGES.map((percent) =>
    percent === 100 ? guests : Math.round((guests * percent) / 500) * 5,
  );
  return [...new Set(rounded)]
    .filter((count) => count > 0)
    .toSorted((a, b) => a - b);
}

/**
 * Prices a budget for another number of guests, the team sized for them. With its own number it is the budget as it
 * stands, typed quantities included.
 */
export function guestScenario(budget: Budget, guests: number): GuestScenario {
  const { eventData } = budget;
  const team =
    guests === eventData.guests
      ? budget.team
      : sizedTeam(budget.team, guests, eventData.guestsPerWaiter);
  const scenario = { ...budget, team, eventData: { ...eventData, guests } };
  return {
    guests,
    teamSize: budgetHeadcount(scenario).team,
    totals: priceBudget(scenario),
  };
}
