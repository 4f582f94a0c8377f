import { randomUUID } from "node:crypto";
import { type Transaction, sql } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { PaymentRow } from "../modules/payments/repository.ts";
import { isOpen } from "../modules/payments/states.ts";
import { rowsOfUser, userTables } from "./user-tables.ts";
import { type Verb, VerbError } from "./verb.ts";

/** Erases the account for good. Its payments are kept for accounting, under a random pseudonym. */
export const eraseUser: Verb = {
  parameters: ["EMAIL"],
  summary:
    "erases the account for good, its email typed twice; payments are kept under a pseudonym",
  act: async (db, { id, email }, [again = ""]) => {
    if (again.trim().toLowerCase() !== email) {
      throw new VerbError(
        "The second EMAIL is not the account's. Nothing was erased.",
      );
    }
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
    const kept = `${email} is erased. Payments kept as those of ${pseudonym}: ${payments.length}.`;
    return { words: kept + toCancel(payments), pseudonym };
  },
};

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

/** Lists the charges that can still be paid at the gateway. After the erasure they could not be found any more. */
function toCancel(payments: PaymentRow[]): string {
  const charges = payments
    .filter(({ status, gateway }) => isOpen(status) && gateway !== "sandbox")
    .flatMap(({ charge_id }) => charge_id ?? []);
  return charges.length === 0
    ? ""
    : ` Still open at the gateway, to be cancelled there: ${charges.join(", ")}.`;
}
