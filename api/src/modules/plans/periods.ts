import { v7 as uuid } from "uuid";
import type { Connection } from "../../db/connection.ts";
import { lockAccount } from "../../db/accounts.ts";
import { ownRow } from "../../db/own-row.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface NewPeriod {
  planId: string;
  days: number;
  /** The payment that paid for it. */
  paymentId: string | null;
}

/** Whether an account's last period has not ended. Undefined: it never had one. */
export function isRunning<P extends { end_date: Date }>(
  last: P | undefined,
  now: Date,
): last is P {
  return last !== undefined && last.end_date > now;
}

/** The days until `end`, rounded up, never below 0. */
export function daysRemaining(end: Date, now: Date): number {
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / DAY_MS));
}

/** Adds days after those that the account still has, by the server's clock. Call it in a transaction. */
export async function addPeriod(
  db: Connection,
  userId: string,
  { planId, days, paymentId }: NewPeriod,
  now: Date,
): Promise<void> {
  await lockAccount(db, userId);
  const { last } = await db
    .selectFrom("subscriptions")
    .select(({ fn }) => fn.max("end_date").as("last"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const start = last && last > now ? last : now;
  await db
    .insertInto("subscriptions")
    .values({
      id: uuid(),
      user_id: userId,
      plan_id: planId,
      start_date: start,
      end_date: new Date(start.getTime() + days * DAY_MS),
      payment_id: paymentId,
      created_at: now,
    })
    .execute();
}

/** The period that a payment paid for; undefined until it is paid. */
export function findPeriodOf(
  db: Connection,
  userId: string,
  paymentId: string,
) {
  return db
    .selectFrom("subscriptions")
    .select(["id", "start_date", "end_date"])
    .where("user_id", "=", userId)
    .where("payment_id", "=", paymentId)
    .executeTakeFirst();
}

/**
 * Ends the period of a payment now. Later periods start earlier by the same time, so that they lose no days. Call it in
 * a transaction.
 */
export async function endPeriodOf(
  db: Connection,
  userId: string,
  paymentId: string,
  now: Date,
): Promise<void> {
  await lockAccount(db, userId);
  const period = await findPeriodOf(db, userId, paymentId);
  if (!period || period.end_date <= now) return;
  const end = period.start_date > now ? period.start_date : now;
  const leftMs = period.end_date.getTime() - end.getTime();
  await db
    .updateTable("subscriptions")
    .set({ end_date: end })
    .where(ownRow(userId, period.id))
    .execute();
  const later = await db
    .selectFrom("subscriptions")
    .select(["id", "start_date", "end_date"])
    .where("user_id", "=", userId)
    .where("start_date", ">=", period.end_date)
    .execute();
  // Row by row: a distributed database does not allow an update that subtracts an interval from a timestamp.
  const earlier = (instant: Date) => new Date(instant.getTime() - leftMs);
  for (const { id, start_date, end_date } of later) {
    await db
      .updateTable("subscriptions")
      .set({ start_date: earlier(start_date), end_date: earlier(end_date) })
      .where(ownRow(userId, id))
      .execute();
  }
}
