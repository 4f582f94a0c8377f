import type { WebhookEvent } from "../../payments/payment-gateway.ts";
import { lockAccount } from "../../db/lock-account.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { parseReference } from "./reference.ts";
import { findPayment } from "./repository.ts";

/** Long after the last delivery a gateway makes of an event. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Notes that a payment is to be read again; true when it was news. The event itself is believed in nothing: what it says may be old, or forged. */
export async function hearWebhook(
  { db, open, now }: PaymentDesk,
  event: WebhookEvent,
): Promise<boolean> {
  const key = parseReference(event.reference);
  const payment = key && (await findPayment(db, key));
  if (payment?.gateway !== open.name) return false;
  return db.transaction().execute(async (transaction) => {
    // A reading that ends now must see that there was news, or this must see that it ended.
    await lockAccount(transaction, payment.user_id);
    const news = await transaction
      .insertInto("webhook_events")
      .values({ user_id: payment.user_id, id: event.id, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!news) return false;
    await transaction
      .updateTable("payments")
      .set(({ eb }) => ({ hints: eb("hints", "+", 1), next_read_at: now() }))
      .where("user_id", "=", payment.user_id)
      .where("id", "=", payment.id)
      .execute();
    return true;
  });
}

/** Forgets the events that will not come again. */
export async function purgeHeardEvents({
  db,
  now,
}: PaymentDesk): Promise<void> {
  await db
    .deleteFrom("webhook_events")
    .where("created_at", "<", new Date(now().getTime() - KEPT_MS))
    .execute();
}
