import type { PaymentPlan } from "../entities/proposal.ts";
import type { Receipt } from "../entities/sending.ts";
import type { ProposalTerms } from "../entities/user-config.ts";
import { formatPercent } from "../formats/money.ts";
import { exact, multiply } from "../numbers/exact.ts";
import { roundHalfUp, toCents } from "../numbers/rounding.ts";
import type { Amount } from "../numbers/rounding.ts";
import { daysBetween, daysLater, isDay, monthsLater } from "./days.ts";

/** Days from the sending to the first payment. */
const FIRST_DAYS = 7;

/** One payment of a plan. */
export interface Payment {
  what: "deposit" | "instalment" | "rest";
  /** 1 for the first instalment. */
  number: number;
  /** `YYYY-MM-DD`, or empty. */
  date: string;
  /** The amount in whole cents. */
  cents: bigint;
}

/**
 * The payments of a plan. Their sum is the total to the cent: the last one takes the rounding difference. A deposit
 * without instalments leaves a rest without a date; a plan without both has no payments. [payments-add-up]
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

/**
 * The plan by an account's terms for a proposal of `day`: the first payment after a week, the others month by month. None
 * is after the event, unless that has no day or was before `day`: a later last payment moves to the day of the event,
 * and when the months do not suffice, the instalments are spread evenly. Days are `YYYY-MM-DD`.
 * [payments-before-the-event]
 */
export function usualPlan(
  terms: Pick<ProposalTerms, "depositPercent" | "instalments">,
  { day, eventDate }: { day: string; eventDate: string },
): PaymentPlan {
  const { depositPercent = 0, instalments = 0 } = terms;
  const limit = isDay(eventDate) && eventDate >= day ? eventDate : "9999-12-31";
  const first = earlier(daysLater(day, FIRST_DAYS), limit);
  const before = depositPercent > 0 ? 1 : 0;
  const steps = before + instalments - 1;
  const monthly = (step: number) => monthsLater(first, step);
  const isLong = monthly(steps - 1) >= limit;
  const left = daysBetween(first, limit);
  const dateOf = (step: number) =>
    isLong
      ? daysLater(first, Math.floor((left * step) / steps))
      : earlier(monthly(step), limit);
  return {
    depositPercent,
    depositDate: before > 0 ? first : "",
    instalmentDates: Array.from({ length: instalments }, (_, index) =>
      dateOf(before + index),
    ),
  };
}

const earlier = (a: string, b: string): string => (a < b ? a : b);

function depositOf(plan: PaymentPlan, whole: bigint): Payment | null {
  if (!(plan.depositPercent > 0)) return null;
  const hundredths = multiply(exact(`${whole}`), exact(plan.depositPercent));
  const cents = roundHalfUp(multiply(hundredths, exact("0.01")), 0);
  return { what: "deposit", number: 0, date: plan.depositDate, cents };
}

/** "Sinal (30%)", "1ª parcela", "Restante". */
export function paymentLabel(
  { what, number }: Payment,
  plan: PaymentPlan,
): string {
  if (what === "rest") return "Restante";
  if (what === "instalment") return `${number}ª parcela`;
  const fraction = multiply(exact(plan.depositPercent), exact("0.01"));
  const percent = formatPercent(fraction, 2).replace(/,?0+%$/, "%");
  return `Sinal (${percent})`;
}

/**
 * The instalments of an approval, which add up to the approved total. A payment without a date is due on the day
 * `otherwise` (`YYYY-MM-DD`).
 */
export function frozenPlan(
  plan: PaymentPlan,
  total: Amount,
  otherwise: string,
): Receipt[] {
  const payments = plannedPayments(plan, total);
  return payments.map((payment) => ({
    label:
      payments.length === 1 ? "Pagamento único" : paymentLabel(payment, plan),
    dueDate: payment.date || otherwise,
    amount: Number(payment.cents) / 100,
    receivedOn: null,
  }));
}

/**
 * The open instalments after the total has changed by so many cents: the last one takes it, and what is more than it
 * holds, the ones before it. Null where less is open than is taken off.
 */
export function withDifference(
  receipts: readonly Receipt[],
  cents: bigint,
  today: string,
): Receipt[] | null {
  const open = receipts.filter(({ receivedOn }) => receivedOn === null);
  if (open.length === 0)
    return cents < 0n
      ? null
      : [
          {
            label: "Diferença",
            dueDate: today,
            amount: Number(cents) / 100,
            receivedOn: null,
          },
        ];
  let left = cents;
  const changed = open.toReversed().flatMap((receipt) => {
    const amount = toCents(exact(receipt.amount)) + left;
    left = amount < 0n ? amount : 0n;
    return amount > 0n ? [{ ...receipt, amount: Number(amount) / 100 }] : [];
  });
  return left < 0n ? null : changed.toReversed();
}
