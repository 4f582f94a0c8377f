import { randomUUID } from "node:crypto";
import { type Transaction, sql } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { rowsOfUser, userTables } from "../../db/user-tables.ts";
import type { PaymentRow } from "../payments/repository.ts";
import { isOpen } from "../payments/states.ts";

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
  await holdWhole(db, id);
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", id)
    .execute();
  const pseudonym = randomUUID();
  await keepPayments(db, payments, pseudonym);
  for (const table of userTables) {
    await sql`delete ${rowsOfUser(table, id)}`.execute(db);
  }
  return {
    pseudonym,
    payments: payments.length,
    openCharges: openCharges(payments),
  };
}

/** Locks the account, so that no transaction can add rows to it, after those under way have ended. */
async function holdWhole(db: Transaction<Tables>, id: string): Promise<void> {
  await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", id)
    .forUpdate()
    .execute();
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
