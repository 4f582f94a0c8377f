import type { WebhookEvent } from "../../payments/payment-gateway.ts";
import { lockAccount } from "../../db/accounts.ts";
import { ownRow } from "../../db/own-row.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { parseReference } from "./reference.ts";
import { findPayment } from "./repository.ts";

/**
 * Schedules a reading of the event's payment; false when the event is known or not of this gateway. The event's own
 * content is ignored: it may be old or forged.
 */
export async function receiveWebhook(
  { db, open, now }: PaymentDesk,
  event: WebhookEvent,
): Promise<boolean> {
  const key = parseReference(event.reference);
  const payment = key && (await findPayment(db, key));
  if (payment?.gateway !== open.name) return false;
  return db.transaction().execute(async (transaction) => {
    // With the lock, a reading that ends now sees the event, or this call sees that the reading ended.
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
      .where(ownRow(payment.user_id, payment.id))
      .execute();
    return true;
  });
}
