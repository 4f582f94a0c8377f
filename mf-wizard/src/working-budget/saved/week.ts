import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { localDate } from "shared-contracts/formats/local-date";
import {
  daysBetween,
  daysLater,
  monthsLater,
} from "shared-contracts/proposal/days";

/** The week of a day, Monday to Sunday; all days are `YYYY-MM-DD`. */
export interface Week {
  monday: string;
  saturday: string;
  sunday: string;
  /** Until when money is expected: Friday, at the weekend Sunday. */
  payday: string;
}

export function weekOf(today: string): Week {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const monday = daysLater(today, -((weekday + 6) % 7));
  const [friday, saturday, sunday] = [4, 5, 6].map((days) =>
    daysLater(monday, days),
  ) as [string, string, string];
  return {
    ...{ monday, saturday, sunday },
    payday: today <= friday ? friday : sunday,
  };
}

/** The month after a day's: "dezembro", and its first and last day. */
export function nextMonth(today: string) {
  const first = monthsLater(`${today.slice(0, 8)}01`, 1);
  return {
    first,
    last: daysLater(monthsLater(first, 1), -1),
    name: new Date(first).toLocaleDateString("pt-BR", {
      month: "long",
      timeZone: "UTC",
    }),
  };
}

/** Whether an event that was not lost is on one of these days. */
export function isBetween(
  { eventDate, status }: SavedBudgetSummary,
  first: string,
  last: string,
): boolean {
  const day = eventDate ?? "";
  return day >= first && day <= last && status !== "perdida";
}

/** Whether a sent proposal waits for the client; not once its event is over. */
export function isUnanswered(
  { status, lastSent, eventDate }: SavedBudgetSummary,
  today: string,
): boolean {
  return (
    status === "enviada" && !!lastSent && !(eventDate && eventDate < today)
  );
}

/** How many days ago something happened, on the clock of this place. `at` is an ISO instant. */
export function daysSince(at: string, today: string): number {
  return daysBetween(localDate(new Date(at)), today);
}

/** The instalments that an approved budget should have received by a day. */
export function dueBy(
  { openReceipts = [] }: SavedBudgetSummary,
  day: string,
): { dueDate: string; amount: number }[] {
  return openReceipts.filter(({ dueDate }) => dueDate <= day);
}
