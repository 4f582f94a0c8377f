import type { PaymentDesk } from "./payment-desk.ts";
import { referenceOf } from "./reference.ts";
import { type PaymentRow, readAgainBy } from "./repository.ts";
import { lockPayment } from "./settle.ts";
import { moveTo } from "./transition.ts";

/**
 * Refunds a paid payment at the gateway, and takes its days back as a refund that a reading finds does, once. Resolves
 * with the gateway's answer: only `refunded` took the days back; after `unclear` a reading does, if the money went.
 */
export async function refund(
  desk: PaymentDesk,
  payment: PaymentRow,
): Promise<"refunded" | "refused" | "absent" | "unclear"> {
  const { kind } = await desk.open.gateway.refundCharge({
    id: payment.charge_id,
    reference: referenceOf(payment),
  });
  if (kind === "unclear") await readAgainBy(desk.db, payment, desk.now());
  if (kind === "refunded") {
    await desk.db.transaction().execute(async (db) => {
      const held = await lockPayment(db, payment);
      // A webhook of the refund may have been faster.
      if (held.status !== "REFUNDED")
        await moveTo(desk, db, held, "REFUNDED", { next_read_at: null });
    });
  }
  return kind;
}
