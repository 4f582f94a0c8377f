import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { daysLater } from "shared-contracts/proposal/days";

/** A span of days, both included, as `YYYY-MM-DD`. */
type Days = readonly [from: string, to: string];

/** The spans that a shopping list is made for; weeks end on Sunday, a weekend begins on Friday. */
export function comingDays(
  today: string,
): Record<"weekend" | "week" | "nextDays", Days> {
  const weekday = new Date(Date.parse(today)).getUTCDay();
  const sunday = daysLater(today, (7 - weekday) % 7);
  const friday = daysLater(sunday, -2);
  return {
    weekend: [today > friday ? today : friday, sunday],
    week: [today, sunday],
    nextDays: [today, daysLater(today, 7)],
  };
}

/** The approved budgets with an event in that span. */
export function approvedIn(
  budgets: readonly SavedBudgetSummary[],
  [from, to]: Days,
): SavedBudgetSummary[] {
  return budgets.filter(
    ({ status, eventDate }) =>
      status === "aprovada" &&
      eventDate !== null &&
      eventDate >= from &&
      eventDate <= to,
  );
}
