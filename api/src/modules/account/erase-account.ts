import { hash, randomUUID } from "node:crypto";
import { type Transaction, sql } from "kysely";
import type { Connection, Database } from "../../db/connection.ts";
import type { AdminActionsTable } from "../../db/tables/service.ts";
import type { Tables } from "../../db/tables.ts";
import { rowsOfUser, userTables } from "../../db/user-tables.ts";
import type { PaymentRow } from "../payments/repository.ts";
import { isOpen } from "../payments/states.ts";
import { v7 as uuid } from "uuid";

export interface Erased {
  /** The name that its payments are kept under, for accounting. */
  pseudonym: string;
  /** How many payments are kept. */
  payments: number;
  /** Ids of charges that can still be paid at the gateway. After the erasure they could not be found any more. */
  openCharges: string[];
}

/** Erases the account for good. Its payments are kept for accounting, under a random pseudonym. */
export async function eraseAccount(
  db: Transaction<Tables>,
  id: string,
): Promise<Erased> {
  // Locks the account, so that no transaction can add rows to it, after those under way have ended.
  await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .execute();
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", id)
    .execute();
  const pseudonym = randomUUID();
  await keepPayments(db, payments, pseudonym);
  await sql`
    insert into ended_links (token_hash)
    select token_hash from proposal_links where user_id = ${id}
    on conflict do nothing
  `.execute(db);
  for (const table of userTables) {
    await sql`delete ${rowsOfUser(table, id)}`.execute(db);
  }
  await db
    .insertInto("erased_accounts")
    .values({ id_hash: erasedHash(id) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    pseudonym,
    payments: payments.length,
    openCharges: openCharges(payments),
  };
}

/** What is kept of an erased account's id, to find the account again in a restored backup. */
export function erasedHash(id: string): string {
  return hash("sha256", id);
}

async function keepPayments(
  db: Transaction<Tables>,
  payments: PaymentRow[],
  pseudonym: string,
): Promise<void> {
  if (payments.length === 0) return;
  const kept = payments.map((payment) => ({
    pseudonym,
    plan_id: payment.plan_id,
    plan_name: payment.plan_name,
    duration_days: payment.duration_days,
    price_cents: payment.price_cents,
    method: payment.method,
    gateway: payment.gateway,
    status: payment.status,
    due_date: payment.due_date,
    granted_at: payment.granted_at,
    created_at: payment.created_at,
  }));
  await db.insertInto("erased_payments").values(kept).execute();
}

function openCharges(payments: PaymentRow[]): string[] {
  return payments
    .filter(({ status, gateway }) => isOpen(status) && gateway !== "sandbox")
    .flatMap(({ charge_id }) => charge_id ?? []);
}

export interface ErasedAccount extends Erased {
  userId: string;
}

/** Erases the accounts whose owners requested it and did not come back. Resolves with what was erased. */
export async function eraseDueAccounts(
  db: Database,
  now: Date,
): Promise<ErasedAccount[]> {
  const due = await db
    .selectFrom("users")
    .select("id")
    .where("erase_at", "<=", now)
    .execute();
  const erased: ErasedAccount[] = [];
  for (const { id } of due) {
    const done = await eraseWhenStillDue(db, id, now);
    if (done) erased.push({ ...done, userId: id });
  }
  return erased;
}

/** Another process may have erased it, or its owner may have kept it. */
function eraseWhenStillDue(
  db: Database,
  id: string,
  now: Date,
): Promise<Erased | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom("users")
      .select("id")
      .where("id", "=", id)
      .where("erase_at", "<=", now)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return null;
    const erased = await eraseAccount(transaction, id);
    await recordAction(transaction, now, {
      user_id: erased.pseudonym,
      os_user: "the account's owner",
      verb: "erase-user",
      details: "",
    });
    return erased;
  });
}

/** Records what was done to an account, for the operator. */
export async function recordAction(
  db: Connection,
  now: Date,
  action: Omit<AdminActionsTable, "id" | "created_at">,
): Promise<void> {
  await db
    .insertInto("admin_actions")
    .values({ ...action, id: uuid(), created_at: now })
    .execute();
}
