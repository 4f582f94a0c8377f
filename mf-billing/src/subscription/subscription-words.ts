import type { Subscription } from "shared-contracts/entities/subscription";
import { dayCount } from "../plans/plan-words.ts";

const DAY = 24 * 60 * 60 * 1000;

/** "Os 7 dias restantes somam ao novo plano." */
export function daysAreAdded(days: number): string {
  return days === 1
    ? "O 1 dia restante soma ao novo plano."
    : `Os ${dayCount(days)} restantes somam ao novo plano.`;
}

/** Whether a subscription still runs (section 4: while days remain). */
export function isRunning({ daysRemaining }: Subscription): boolean {
  return daysRemaining > 0;
}

/** Whether it ends within a week (section 2: 1 to 7 days remain). */
export function isEnding(subscription: Subscription): boolean {
  return isRunning(subscription) && subscription.daysRemaining <= 7;
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
