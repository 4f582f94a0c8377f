import type { Subscription } from "shared-contracts/entities/subscription";
import { dayCount } from "./plan-words.ts";

const DAY = 24 * 60 * 60 * 1000;

/** "Os 7 dias restantes somam ao novo plano." */
export function daysAreAdded(days: number): string {
  return days === 1
    ? "O 1 dia restante soma ao novo plano."
    : `Os ${dayCount(days)} restantes somam ao novo plano.`;
}

/** Whether a subscription still runs: while days remain. */
export function isRunning({ daysRemaining }: Subscription): boolean {
  return daysRemaining > 0;
}

/** Whether its end is worth a warning: 1 to 7 days remain, or 1 to 3 of a trial, which has no more than 7. */
export function isEnding(subscription: Subscription, isTrial = false): boolean {
  const warned = isTrial ? 3 : 7;
  return isRunning(subscription) && subscription.daysRemaining <= warned;
}

/** How many days a subscription has from its start to its end, never fewer than remain. */
export function wholeDays({
  startDate,
  endDate,
  daysRemaining,
}: Subscription): number {
  const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY);
  return Math.max(days || 0, daysRemaining);
}
