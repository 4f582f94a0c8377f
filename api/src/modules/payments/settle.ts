import type { Updateable } from "kysely";
import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import type { Connection } from "../../db/connection.ts";
import { lockAccount } from "../../db/accounts.ts";
import { isPaused } from "../../db/settings.ts";
import type { PaymentsTable } from "../../db/tables/plans.ts";
import type { Charge, PaymentGateway } from "../../payments/payment-gateway.ts";
import { createWorker, type Worker } from "../../worker.ts";
import { endAuthorization, startAuthorization } from "./authorizations.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { type PaymentKey, referenceOf } from "./reference.ts";
import {
  findDue,
  findPayment,
  type PaymentRow,
  readAgainBy,
  takeReading,
} from "./repository.ts";
import { afterReading, isOpen, isPayable, isSettled } from "./states.ts";
import { moveTo } from "./transition.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Polls of one payment, from any number of tabs, reach the gateway this often. */
const READ_EVERY_MS = 3 * SECOND_MS;
/** Longer than any reading takes. */
const READING_MS = 15 * SECOND_MS;
/** Longer than the gateway may take to charge a card. */
const SURE_AFTER_MS = 2 * MINUTE_MS;
/** The bank reports a boleto paid on its last day some days later. */
const EXPECTED_MS = 15 * DAY_MS;
/** How long a paid charge is read once a day: a chargeback may come that late, and its webhook may be lost. */
const WATCHED_MS = 120 * DAY_MS;

/** Due payments that are read at a time. */
const CONCURRENT = 5;

/** The result of a reading. */
export type Reading = Awaited<ReturnType<PaymentGateway["getStatus"]>>;

/** Brings a payment up to date for its payer. Reads it at the gateway, unless it was just read or is settled. */
export async function settle(
  desk: PaymentDesk,
  payment: PaymentRow,
): Promise<PaymentRow> {
  if (payment.gateway !== desk.open.name || isSettled(payment.status)) {
    return payment;
  }
  const readBefore = new Date(desk.now().getTime() - READ_EVERY_MS);
  return (
    (await read(desk, payment, { readBefore })) ??
    (await findPayment(desk.db, payment)) ??
    payment
  );
}

/**
 * Reads the due payments at the gateway: those that a webhook named, that a killed process left unfinished, or that no
 * page polls any more.
 */
export function createReconciler(
  desk: PaymentDesk,
  report: (error: unknown) => void,
): Worker {
  const { db, open, now } = desk;
  return createWorker(async () => {
    if (await isPaused(db)) return false;
    const due = await findDue(db, open.name, now(), CONCURRENT);
    await Promise.all(
      due.map((payment) => read(desk, payment, { dueBy: now() })),
    );
    return due.length > 0;
  }, report);
}

async function read(
  desk: PaymentDesk,
  payment: PaymentKey,
  condition: { readBefore: Date } | { dueBy: Date },
): Promise<PaymentRow | undefined> {
  const now = desk.now();
  const again = new Date(now.getTime() + READING_MS);
  const turn = await takeReading(desk.db, payment, {
    now,
    again,
    ...condition,
  });
  if (!turn) return undefined;
  const reading = await desk.open.gateway.getStatus({
    id: turn.charge_id,
    reference: referenceOf(turn),
  });
  const kept = await applyReading(desk, turn, reading, now);
  if (kept.method === "PIX_AUTOMATIC" && kept.renews === null)
    await readAuthorization(desk, kept);
  const mustNotBePaid = kept.status === "FAILED" && reading.kind === "found";
  if (mustNotBePaid && isPayable(reading.charge.status)) {
    await cancelCharge(desk, kept);
  }
  return kept;
}

/** Brings the authorization that was given with a payment up to date; one that ended here stays ended. */
async function readAuthorization(
  desk: PaymentDesk,
  first: PaymentRow,
): Promise<void> {
  const { db, open, now } = desk;
  const reading = await open.gateway.automatic?.read({
    id: first.charge_id,
    reference: referenceOf(first),
  });
  if (reading?.kind !== "found") return;
  await db.transaction().execute(async (transaction) => {
    const { automatic } = await lockPayment(transaction, first);
    if (reading.active) await startAuthorization(transaction, first);
    else if (automatic === "ACTIVE")
      await endAuthorization(transaction, first, now());
  });
}

/**
 * Cancels a charge that is still payable at the gateway although its payment was closed here. Without a clear answer
 * the next reading tries again.
 */
async function cancelCharge(
  { db, open, now }: PaymentDesk,
  payment: PaymentRow,
): Promise<void> {
  const answer = await open.gateway.cancelCharge({
    id: payment.charge_id,
    reference: referenceOf(payment),
  });
  if (answer.kind === "unclear") {
    await readAgainBy(db, payment, new Date(now().getTime() + MINUTE_MS));
  }
}

/** Applies a reading. `seen` is the payment as it was before the request, `readAt` the time of the request. */
export function applyReading(
  desk: PaymentDesk,
  seen: PaymentRow,
  reading: Reading,
  readAt: Date,
): Promise<PaymentRow> {
  return desk.db.transaction().execute(async (db) => {
    const payment = await lockPayment(db, seen);
    const now = desk.now();
    const status = statusAfter(payment, reading, readAt);
    return moveTo(desk, db, payment, status, {
      ...(reading.kind === "found" && chargeOf(payment, reading.charge)),
      // A webhook that arrived during the reading may be newer than the reading.
      next_read_at:
        payment.hints === seen.hints ? nextReading(payment, status, now) : now,
    });
  });
}

/** Locks the account for the transaction, and reads the payment again. */
export async function lockPayment(
  db: Connection,
  key: PaymentKey,
): Promise<PaymentRow> {
  await lockAccount(db, key.user_id);
  const payment = await findPayment(db, key);
  if (!payment) throw new Error("A payment is never deleted.");
  return payment;
}

function statusAfter(
  payment: PaymentRow,
  reading: Reading,
  readAt: Date,
): PaymentStatus {
  const before = (instant: Date | null, ms: number) =>
    instant === null || instant.getTime() <= readAt.getTime() - ms;
  const sure = before(payment.tried_at, SURE_AFTER_MS);
  switch (reading.kind) {
    case "unclear":
      return payment.status;
    case "found":
      return afterReading(payment.status, reading.charge.status, sure);
    case "absent": {
      // The request that makes its charge may still be under way.
      const gone =
        sure &&
        before(payment.asking_until, 0) &&
        before(payment.created_at, MINUTE_MS);
      return isOpen(payment.status) && gone ? "FAILED" : payment.status;
    }
  }
}

/** The columns to take from its charge when it is first seen. */
function chargeOf(
  payment: PaymentRow,
  charge: Charge,
): Updateable<PaymentsTable> {
  if (payment.charge_id !== null) return {};
  return {
    charge_id: charge.id,
    invoice_url: charge.invoiceUrl,
    due_date: charge.dueDate,
    pix_copy_paste: charge.pix?.copyPaste ?? null,
    pix_qr_code: charge.pix?.qrCode ?? null,
  };
}

/**
 * When to read next: often while the payment is new, less often later, daily once it is paid, and null when no change
 * is expected.
 */
function nextReading(
  payment: PaymentRow,
  status: PaymentStatus,
  now: Date,
): Date | null {
  if (payment.automatic === "ACTIVE") return new Date(now.getTime() + DAY_MS);
  if (status === "REFUNDED") return null;
  if (isPaid(status)) {
    const paidAt = payment.granted_at ?? now;
    const watched = now.getTime() - paidAt.getTime() < WATCHED_MS;
    return watched ? new Date(now.getTime() + DAY_MS) : null;
  }
  const since = payment.tried_at ?? payment.created_at;
  const age = now.getTime() - since.getTime();
  if (age > EXPECTED_MS) return null;
  const wait = Math.min(Math.max(age / 4, MINUTE_MS), 6 * HOUR_MS);
  return new Date(now.getTime() + wait);
}
