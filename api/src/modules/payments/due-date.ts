import type { PaymentMethod } from "shared-contracts/entities/payment";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days from choosing a plan to the last day to pay. */
const DAYS: Record<PaymentMethod, number> = {
  PIX: 1,
  CREDIT_CARD: 1,
  BOLETO: 3,
};

/** The date in Brazil: at ten in the evening it is not tomorrow yet, as it is in UTC. */
const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Sao_Paulo",
});

/** The last day to pay, YYYY-MM-DD. */
export function dueDate(method: PaymentMethod, now: Date): string {
  return calendar.format(new Date(now.getTime() + DAYS[method] * DAY_MS));
}
