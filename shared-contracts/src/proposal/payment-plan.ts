import type { PaymentPlan } from "../entities/proposal.ts";
import { exact, multiply } from "../numbers/exact.ts";
import { roundHalfUp, toCents } from "../numbers/rounding.ts";
import type { Amount } from "../numbers/rounding.ts";

/** One payment: its share is 0 for the deposit, else the instalment's number from 1; `cents` in whole cents. */
export interface Payment {
  what: "deposit" | "instalment" | "rest";
  /** 1 for the first instalment. */
  number: number;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  cents: bigint;
}

/**
 * The payments of a plan, which add up to the total to the cent: the last one takes what the others leave. A deposit
 * without instalments leaves a rest without a date; a plan of neither has no payments. [payments-add-up]
 */
export function plannedPayments(plan: PaymentPlan, total: Amount): Payment[] {
  const whole = toCents(total);
  const deposit = depositOf(plan, whole);
  const left = whole - (deposit?.cents ?? 0n);
  const payments = deposit ? [deposit] : [];
  const count = plan.instalmentDates.length;
  if (count === 0) {
    if (deposit && left > 0n)
      payments.push({ what: "rest", number: 1, date: "", cents: left });
    return payments;
  }
  const each = left / BigInt(count);
  const last = left - each * BigInt(count - 1);
  return [
    ...payments,
    ...plan.instalmentDates.map((date, index) => ({
      what: "instalment" as const,
      number: index + 1,
      date,
      cents: index === count - 1 ? last : each,
    })),
  ];
}

function depositOf(plan: PaymentPlan, whole: bigint): Payment | null {
  if (!(plan.depositPercent > 0)) return null;
  const hundredths = multiply(exact(`${whole}`), exact(plan.depositPercent));
  const cents = roundHalfUp(multiply(hundredths, exact("0.01")), 0);
  return { what: "deposit", number: 0, date: plan.depositDate, cents };
}
