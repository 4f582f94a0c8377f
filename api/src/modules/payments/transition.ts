import type { Updateable } from "kysely";
import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import type { Connection } from "../../db/connection.ts";
import type { PaymentsTable } from "../../db/tables.ts";
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
  db: Connection,
  seen: PaymentRow,
  status: PaymentStatus,
  now: Date,
  change: Updateable<PaymentsTable> = {},
): Promise<PaymentRow> {
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
  }
  if (status === "REFUNDED" && seen.status !== "REFUNDED") {
    await endPeriodOf(db, moved.user_id, moved.id, now);
  }
  return moved;
}
