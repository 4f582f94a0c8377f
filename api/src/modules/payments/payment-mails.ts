import { formatMoney } from "shared-contracts/formats/money";
import type { Connection } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import type { Prepare } from "../../mail/sender.ts";
import { findPayment, type PaymentRow } from "./repository.ts";
import { isOpen } from "./states.ts";

/** Most PIX are paid at once, and need no mail. */
const OPEN_AFTER_MS = 30 * 60 * 1000;

/** Queues a reminder of a PIX or a boleto that is still open after half an hour. */
export async function mailOpen(
  mail: Mail,
  db: Connection,
  { id: paymentId, user_id: userId, method, status, renews }: PaymentRow,
  now: Date,
): Promise<void> {
  if (method === "CREDIT_CARD" || renews !== null || !isOpen(status)) return;
  await mail.queue(
    db,
    {
      kind: "payment-open",
      userId,
      details: { paymentId },
      once: `payment-open ${paymentId}`,
      sendAfter: new Date(now.getTime() + OPEN_AFTER_MS),
    },
    now,
  );
}

/** Queues the confirmation of a payment that arrived. */
export function mailConfirmed(
  mail: Mail,
  db: Connection,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  return mail.queue(
    db,
    {
      kind: "payment-confirmed",
      userId: payment.user_id,
      details: { planName: payment.plan_name, price: priceOf(payment) },
      once: `payment-confirmed ${payment.id}`,
    },
    now,
  );
}

/** The details of a payment that is still open when its mail is sent; null for any other. */
export const openPaymentDetails: Prepare["payment-open"] = async (db, mail) => {
  const { paymentId } = JSON.parse(mail.details) as { paymentId: string };
  const key = { user_id: mail.user_id, id: paymentId };
  const payment = await findPayment(db, key);
  if (!payment || !isOpen(payment.status)) return null;
  if (payment.method === "CREDIT_CARD") return null;
  return {
    planName: payment.plan_name,
    price: priceOf(payment),
    method: payment.method === "BOLETO" ? "BOLETO" : "PIX",
    dueDate: payment.due_date.split("-").reverse().join("/"),
  };
};

function priceOf({ price_cents }: PaymentRow): string {
  return formatMoney(price_cents / 100);
}
