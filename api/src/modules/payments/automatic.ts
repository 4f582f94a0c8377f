import { v7 as uuid } from "uuid";
import { brazilDate } from "../../brazil-day.ts";
import type { Connection } from "../../db/connection.ts";
import { isPaused } from "../../db/settings.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import { ApiError } from "../../http/api-error.ts";
import { findLastPeriod } from "../plans/repository.ts";
import {
  CHARGED_AHEAD_MS,
  endAuthorization,
  findAuthorization,
  findLastRenewal,
  isFor,
} from "./authorizations.ts";
import { requestCharge } from "./choose.ts";
import type { PaymentDesk } from "./payment-desk.ts";
import { referenceOf } from "./reference.ts";
import { insertOrFindOpen, type PaymentRow } from "./repository.ts";
import { isOpen } from "./states.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Makes the charge of the next period for each account that authorised it and whose plan ends within seven days. Repeated
 * and concurrent calls make one. A plan that is over is not charged for.
 */
export async function chargeAhead(desk: PaymentDesk): Promise<void> {
  const { db, open } = desk;
  if (!open.gateway.automatic || (await isPaused(db))) return;
  const now = desk.now();
  const until = new Date(now.getTime() + CHARGED_AHEAD_MS);
  const accounts = await db
    .selectFrom("payments")
    .innerJoin("subscriptions", "subscriptions.user_id", "payments.user_id")
    .select("payments.user_id as userId")
    .where("automatic", "=", "ACTIVE")
    .where("gateway", "=", open.name)
    .groupBy("payments.user_id")
    .having((row) => row.fn.max("end_date"), ">", now)
    .having((row) => row.fn.max("end_date"), "<=", until)
    .execute();
  for (const { userId } of accounts) {
    try {
      await chargeNext(desk, userId);
    } catch (error) {
      // Refused, blocked or without an answer: the next call tries again, or leaves it.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

async function chargeNext(desk: PaymentDesk, userId: string): Promise<void> {
  const next = await withAccountLock(desk.db, userId, (db) =>
    nextRenewal(desk, db, userId),
  );
  if (!next) return;
  const { payment, first } = next;
  await requestCharge(desk, payment, {
    name: first.payer_name!,
    cpfCnpj: first.payer_cpf_cnpj!,
  });
}

/** The renewal to request a charge for: a new one, or one whose request had no answer. */
async function nextRenewal(
  { open, now: clock }: PaymentDesk,
  db: Connection,
  userId: string,
): Promise<{ payment: PaymentRow; first: PaymentRow } | undefined> {
  const now = clock();
  const first = await findAuthorization(db, userId, open.name);
  const period = await findLastPeriod(db, userId);
  if (!first || !period || period.end_date <= now) return undefined;
  const last = await findLastRenewal(db, userId);
  if (last && isOpen(last.status)) {
    return last.charge_id === null ? { payment: last, first } : undefined;
  }
  if (last && isFor(last, period.end_date) && !mayTryAgain(last, now)) {
    return undefined;
  }
  const payment = await insertOrFindOpen(db, {
    user_id: userId,
    id: uuid(),
    plan_id: first.plan_id,
    plan_name: first.plan_name,
    duration_days: first.duration_days,
    price_cents: first.price_cents,
    method: "PIX_AUTOMATIC",
    gateway: open.name,
    status: "PENDING",
    renews: first.id,
    // Paid on its day, so before the plan ends.
    due_date: brazilDate(new Date(period.end_date.getTime() - DAY_MS)),
    next_read_at: new Date(now.getTime() + MINUTE_MS),
    created_at: now,
  });
  return payment?.renews === first.id ? { payment, first } : undefined;
}

/** Once a day where the gateway certainly has no charge; a charge that was refused is not made again. */
function mayTryAgain({ charge_id, created_at }: PaymentRow, now: Date) {
  return charge_id === null && now.getTime() - created_at.getTime() > DAY_MS;
}

/** Ends the account's authorization, where there is one. Rejects with UNAVAILABLE without a clear answer. */
export async function cancelAutomatic(
  desk: PaymentDesk,
  userId: string,
): Promise<void> {
  const { db, open, now } = desk;
  const first = await findAuthorization(db, userId, open.name);
  if (!first) return;
  const answer = await open.gateway.automatic?.cancel({
    id: first.charge_id,
    reference: referenceOf(first),
  });
  if (answer?.kind === "unclear") {
    throw new ApiError("UNAVAILABLE", "O banco não respondeu. Tente de novo");
  }
  await withAccountLock(db, userId, (transaction) =>
    endAuthorization(transaction, first, now()),
  );
}
