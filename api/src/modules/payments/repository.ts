import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import {
  type Payer,
  PAYMENTS_LISTED_MAX,
} from "shared-contracts/entities/payment";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import type { PaymentsTable } from "../../db/tables/plans.ts";
import type { PaymentKey } from "./reference.ts";
import { OPEN, PAYABLE } from "./states.ts";

/** The columns of a payment in a list. */
const PAST = [
  "id",
  "plan_id",
  "plan_name",
  "duration_days",
  "price_cents",
  "method",
  "gateway",
  "status",
  "created_at",
  "due_date",
  "granted_at",
] as const;

export type PaymentRow = Selectable<PaymentsTable>;
export type PastPaymentRow = Pick<PaymentRow, (typeof PAST)[number]>;

/** A payment by account and id; undefined when the account has none of this id. */
export function findPayment(
  db: Connection,
  { user_id, id }: PaymentKey,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where(ownRow(user_id, id))
    .executeTakeFirst();
}

/** A payment by its id alone, for an operator, with its account's email. */
export function findAnyPayment(db: Connection, id: string) {
  return db
    .selectFrom("payments")
    .innerJoin("users", "users.id", "payments.user_id")
    .selectAll("payments")
    .select("users.email")
    .where("payments.id", "=", id)
    .executeTakeFirst();
}

/**
 * Inserts a payment, or finds the open one of the same account, plan and method. A unique index decides between
 * concurrent calls.
 */
export async function insertOrFindOpen(
  db: Connection,
  payment: Insertable<PaymentsTable>,
): Promise<PaymentRow | undefined> {
  const inserted = await db
    .insertInto("payments")
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) return inserted;
  return db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", payment.user_id)
    .where("plan_id", "=", payment.plan_id)
    .where("method", "=", payment.method)
    .where("gateway", "=", payment.gateway)
    .where("status", "in", OPEN)
    .executeTakeFirst();
}

/** The account's PIX and boletos that this gateway has a charge of and that can be paid, newest first. */
export function listOpenPayments(
  db: Connection,
  userId: string,
  gateway: string,
) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .where("gateway", "=", gateway)
    .where("status", "in", OPEN)
    .where("method", "in", ["PIX", "PIX_AUTOMATIC", "BOLETO"] as const)
    .where("renews", "is", null)
    .where("charge_id", "is not", null)
    .$narrowType<{ method: "PIX" | "PIX_AUTOMATIC" | "BOLETO" }>()
    .orderBy("created_at", "desc")
    .execute();
}

/** The account's newest payments, newest first, without the pictures of their PIX codes. */
export function listPayments(
  db: Connection,
  userId: string,
): Promise<PastPaymentRow[]> {
  return db
    .selectFrom("payments")
    .select(PAST)
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(PAYMENTS_LISTED_MAX)
    .execute();
}

/** Changes a payment that still has the status of `seen`; undefined when it has another by now. */
export function changePayment(
  db: Connection,
  seen: PaymentRow,
  change: Updateable<PaymentsTable>,
): Promise<PaymentRow | undefined> {
  return db
    .updateTable("payments")
    .set(change)
    .where(ownRow(seen.user_id, seen.id))
    .where("status", "=", seen.status)
    .returningAll()
    .executeTakeFirst();
}

/** Takes the right to grant the payment's days; false when they were granted before. */
export async function takeGrant(
  db: Connection,
  { user_id, id }: PaymentKey,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable("payments")
    .set({ granted_at: now })
    .where(ownRow(user_id, id))
    .where("granted_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Closes the other unpaid payments of the same plan, and a charge by PIX Automático of any, so that the next reading
 * cancels their charges. Money that arrives for one of them in the meantime still counts.
 */
export async function closeOtherPayable(
  db: Connection,
  paid: PaymentRow,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ status: "FAILED", next_read_at: now })
    .where("user_id", "=", paid.user_id)
    .where(({ eb, or }) =>
      or([eb("plan_id", "=", paid.plan_id), eb("renews", "is not", null)]),
    )
    .where("id", "!=", paid.id)
    .where("status", "in", PAYABLE)
    .execute();
}

/** Schedules a reading no later than `instant`; a payment without a scheduled reading keeps none. */
export async function readAgainBy(
  db: Connection,
  { user_id, id }: PaymentKey,
  instant: Date,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ next_read_at: instant })
    .where(ownRow(user_id, id))
    .where("next_read_at", ">", instant)
    .execute();
}

/**
 * Takes the turn to request the charge of a payment without one: "first" when no call did before, undefined while
 * another call has the turn.
 */
export async function takeChargeTurn(
  db: Connection,
  { user_id, id }: PaymentKey,
  now: Date,
  until: Date,
): Promise<"first" | "again" | undefined> {
  const turn = () =>
    db
      .updateTable("payments")
      .set({ asking_until: until })
      .where(ownRow(user_id, id))
      .where("charge_id", "is", null)
      .where("status", "in", OPEN)
      .returning("id");
  const first = await turn()
    .where("asking_until", "is", null)
    .executeTakeFirst();
  if (first) return "first";
  const again = await turn()
    .where("asking_until", "<=", now)
    .executeTakeFirst();
  return again && "again";
}

/** Keeps who pays, for the receipt. */
export async function keepPayer(
  db: Connection,
  { user_id, id }: PaymentKey,
  payer: Payer,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ payer_name: payer.name, payer_cpf_cnpj: payer.cpfCnpj })
    .where(ownRow(user_id, id))
    .execute();
}

/** Ends the turn without an answer. */
export async function endChargeTurn(
  db: Connection,
  { user_id, id }: PaymentKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ asking_until: now })
    .where(ownRow(user_id, id))
    .execute();
}

/**
 * Takes the turn to read a payment at the gateway; undefined when it was read after `readBefore` or is not due by
 * `dueBy`. If the process dies, the payment is due again at `again`.
 */
export function takeReading(
  db: Connection,
  { user_id, id }: PaymentKey,
  turn: { now: Date; again: Date; readBefore?: Date; dueBy?: Date },
): Promise<PaymentRow | undefined> {
  const { now, again, readBefore, dueBy } = turn;
  return db
    .updateTable("payments")
    .set({
      read_at: now,
      next_read_at: sql<Date>`case when next_read_at is null then null else greatest(next_read_at, ${again}) end`,
    })
    .where(ownRow(user_id, id))
    .$if(readBefore !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb("read_at", "is", null), eb("read_at", "<=", readBefore!)]),
      ),
    )
    .$if(dueBy !== undefined, (query) =>
      query.where("next_read_at", "<=", dueBy!),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Payments to read again, longest due first. */
export function findDue(
  db: Connection,
  gateway: string,
  now: Date,
  limit: number,
): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("next_read_at", "<=", now)
    .orderBy("next_read_at")
    .limit(limit)
    .execute();
}
