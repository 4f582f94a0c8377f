import type { Plan } from "shared-contracts/entities/plan";
import { compare, exact, multiply } from "shared-contracts/numbers/exact";
import { formatMoney } from "shared-contracts/formats/money";

/** Days of the month in which prices are compared. */
const MONTH = 30;

/** "1 dia", "180 dias". */
export function dayCount(days: number): string {
  return days === 1 ? "1 dia" : `${days} dias`;
}

/** What a plan costs for 30 days: "R$ 39,98". */
export function monthlyPrice({ price, durationDays }: Plan): string {
  return formatMoney({
    numerator: multiply(exact(price), exact(MONTH)),
    denominator: exact(durationDays),
  });
}

/** The plan on sale that costs the least a day; null where there are no two to compare. */
export function cheapestPlan(plans: readonly Plan[]): Plan | null {
  const paid = plans.filter(({ isTrial }) => !isTrial);
  if (paid.length < 2) return null;
  return paid.reduce((best, plan) => (isCheaper(plan, best) ? plan : best));
}

function isCheaper(a: Plan, b: Plan): boolean {
  const mine = multiply(exact(a.price), exact(b.durationDays));
  return compare(mine, multiply(exact(b.price), exact(a.durationDays))) < 0;
}
