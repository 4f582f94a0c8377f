import type { Updateable } from "kysely";
import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import { mailConfirmed, mailOpen } from "./payment-mails.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import type { Connection } from "../../db/connection.ts";
import type { PaymentsTable } from "../../db/tables/plans.ts";
import { addPeriod, endPeriodOf } from "../plans/periods.ts";
import {
  changePayment,
  closeOtherPayable,
  type PaymentRow,
  takeGrant,
} from "./repository.ts";

/**
 * Moves a payment to a status and applies the consequences: grants the days once when it is paid, takes them back when
 * it is refunded. Call it in a transaction that locks the account (`lockAccount`), with the row as read in that
 * transaction.
 */
export async function moveTo(
  { now: clock, mail }: Pick<PaymentDesk, "now" | "mail">,
  db: Connection,
  seen: PaymentRow,
  status: PaymentStatus,
  change: Updateable<PaymentsTable> = {},
): Promise<PaymentRow> {
  const now = clock();
  const moved = await changePayment(db, seen, { ...change, status });
  if (!moved) throw new Error("A payment moved while its account was held.");
  if (isPaid(status) && (await takeGrant(db, moved, now))) {
    await addPeriod(
      db,
      moved.user_id,
      {
        planId: moved.plan_id,
        days: moved.duration_days,
        paymentId: moved.id,
      },
      now,
    );
    await closeOtherPayable(db, moved, now);
    await mailConfirmed(mail, db, moved, now);
  }
  if (status === "REFUNDED" && seen.status !== "REFUNDED") {
    await endPeriodOf(db, moved.user_id, moved.id, now);
  }
  if (seen.charge_id === null && moved.charge_id !== null)
    await mailOpen(mail, db, moved, now);
  return moved;
}
