import type { PaymentPlan } from "shared-contracts/entities/proposal";

/** Days that somebody chose, by payment: 0 is the deposit, 1 the first instalment. */
export type DatesByHand = Readonly<Record<number, string>>;

const datesOf = ({ depositDate, instalmentDates }: PaymentPlan) => [
  depositDate,
  ...instalmentDates,
];

/** The days of a plan that are others in another plan. */
export function otherDates(plan: PaymentPlan, other: PaymentPlan): DatesByHand {
  const others = datesOf(other);
  return Object.fromEntries(
    Object.entries(datesOf(plan)).filter(
      ([at, date]) => date !== others[Number(at)],
    ),
  );
}

/** The plan with these days, as far as it has payments. */
export function withDates(plan: PaymentPlan, dates: DatesByHand): PaymentPlan {
  return {
    ...plan,
    depositDate: dates[0] ?? plan.depositDate,
    instalmentDates: plan.instalmentDates.map(
      (date, index) => dates[index + 1] ?? date,
    ),
  };
}
