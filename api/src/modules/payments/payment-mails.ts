import { formatMoney } from "shared-contracts/formats/money";
import type { Connection } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import type { Prepare } from "../../mail/sender.ts";
import type { PaymentRow } from "./repository.ts";
import { isOpen } from "./states.ts";

/** Most PIX are paid at once, and need no mail. */
const OPEN_AFTER_MS = 30 * 60 * 1000;

/** Tells of a PIX or a boleto that is still open after a while. */
export function mailOpen(
  mail: Mail,
  db: Connection,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  if (payment.method === "CREDIT_CARD" || !isOpen(payment.status))
    return Promise.resolve();
  return toPayer(mail, db, payment, (to) =>
    mail.queue(
      db,
      {
        kind: "payment-open",
        to,
        userId: payment.user_id,
        details: { paymentId: payment.id },
        once: `payment-open ${payment.id}`,
        sendAfter: new Date(now.getTime() + OPEN_AFTER_MS),
      },
      now,
    ),
  );
}

/** Tells that a payment arrived. */
export function mailConfirmed(
  mail: Mail,
  db: Connection,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  return toPayer(mail, db, payment, (to) =>
    mail.queue(
      db,
      {
        kind: "payment-confirmed",
        to,
        userId: payment.user_id,
        details: { planName: payment.plan_name, price: priceOf(payment) },
        once: `payment-confirmed ${payment.id}`,
      },
      now,
    ),
  );
}

/** What is said of a payment that is still open when its mail is sent. */
export const openPaymentDetails: Prepare["payment-open"] = async (db, mail) => {
  const { paymentId } = JSON.parse(mail.details) as { paymentId: string };
  const payment = await db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", mail.user_id)
    .where("id", "=", paymentId)
    .executeTakeFirst();
  if (!payment || !isOpen(payment.status)) return null;
  if (payment.method === "CREDIT_CARD") return null;
  return {
    planName: payment.plan_name,
    price: priceOf(payment),
    method: payment.method,
    dueDate: payment.due_date.split("-").reverse().join("/"),
  };
};

async function toPayer(
  { configured }: Mail,
  db: Connection,
  { user_id }: PaymentRow,
  act: (email: string) => Promise<void>,
): Promise<void> {
  if (!configured) return;
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", user_id)
    .executeTakeFirstOrThrow();
  await act(email);
}

function priceOf({ price_cents }: PaymentRow): string {
  return formatMoney(price_cents / 100);
}
