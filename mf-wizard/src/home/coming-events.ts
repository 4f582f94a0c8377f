import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { daysBetween, isDay } from "shared-contracts/proposal/days";

/** The days that are so near that they stand out. */
const SOON = 7;

const WEEKDAY = new Intl.DateTimeFormat("pt-BR", {
  weekday: "long",
  timeZone: "UTC",
});

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

/** How far away a day is: "quinta, em 4 dias", "amanhã". Both `YYYY-MM-DD`. */
export function distanceInWords(
  day: string,
  today: string,
): { text: string; isSoon: boolean } {
  const days = daysBetween(today, day);
  const isSoon = days <= SOON;
  if (days === 0) return { text: "hoje", isSoon };
  if (days === 1) return { text: "amanhã", isSoon };
  const weekday = WEEKDAY.format(Date.parse(day)).replace("-feira", "");
  return {
    text: `${weekday}, em ${days.toLocaleString("pt-BR")} dias`,
    isSoon,
  };
}
