import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { isDay } from "shared-contracts/proposal/days";

/** What is to come, and what nobody knows the day of. */
export interface ComingEvents {
  /** By day and time, the next one first. */
  coming: SavedBudgetSummary[];
  undated: SavedBudgetSummary[];
}

/** The events of today (`YYYY-MM-DD`) and later that are not lost, and the budgets without a day. */
export function comingEvents(
  budgets: readonly SavedBudgetSummary[],
  today: string,
): ComingEvents {
  const open = budgets.filter(({ status }) => status !== "perdida");
  const coming = open
    .filter(({ eventDate }) => isDay(eventDate ?? "") && eventDate! >= today)
    .toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1));
  const undated = open.filter(({ eventDate }) => !isDay(eventDate ?? ""));
  return { coming, undated };
}

function momentOf({ eventDate, eventTime }: SavedBudgetSummary): string {
  return `${eventDate}T${eventTime ?? ""}`;
}
