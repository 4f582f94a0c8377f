import { type Insertable, type Selectable, sql } from "kysely";
import { isPaid, type PaymentStatus } from "shared-contracts/entities/payment";
import { brazilDate } from "../../brazil-day.ts";
import type { Database } from "../../db/connection.ts";
import type { SandboxChargesTable } from "../../db/tables/plans.ts";
import type { ChargeKey } from "../payment-gateway.ts";

export type SandboxCharge = Selectable<SandboxChargesTable>;

/** Stores a charge; returns the existing one of the same reference. */
export async function addCharge(
  db: Database,
  charge: Insertable<SandboxChargesTable>,
): Promise<SandboxCharge> {
  await db
    .insertInto("sandbox_charges")
    .values(charge)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
  return db
    .selectFrom("sandbox_charges")
    .selectAll()
    .where("reference", "=", charge.reference)
    .executeTakeFirstOrThrow();
}

/** A charge by its id, or by the reference of its payment. */
export function findCharge(
  db: Database,
  column: "id" | "reference",
  value: string,
): Promise<SandboxCharge | undefined> {
  return db
    .selectFrom("sandbox_charges")
    .selectAll()
    .where(column, "=", value)
    .executeTakeFirst();
}

/**
 * Reads a charge as a client does: a reading may be the one after which it confirms itself. One that an authorization pays
 * does so on its day.
 */
export async function readCharge(
  db: Database,
  { reference }: Pick<ChargeKey, "reference">,
): Promise<SandboxCharge | undefined> {
  const today = brazilDate(new Date());
  return db
    .updateTable("sandbox_charges")
    .set({
      confirm_after_reads: sql`confirm_after_reads - 1`,
      status: sql<PaymentStatus>`case when status = 'PENDING' and
        (confirm_after_reads <= 1 or renews is not null and due_date <= ${today}) then 'CONFIRMED' else status end`,
    })
    .where("reference", "=", reference)
    .returningAll()
    .executeTakeFirst();
}

/** Sets a charge's status; undefined unless its status is one of `from`. */
export function setCharge(
  db: Database,
  { reference }: Pick<ChargeKey, "reference">,
  from: readonly PaymentStatus[],
  change: { status?: PaymentStatus; confirm_after_reads?: number | null },
): Promise<SandboxCharge | undefined> {
  return db
    .updateTable("sandbox_charges")
    .set(change)
    .where("reference", "=", reference)
    .where("status", "in", from)
    .returningAll()
    .executeTakeFirst();
}

/** Whether the authorization given with a charge stands; undefined for a charge without one. */
export async function readAuthorization(
  db: Database,
  { reference }: Pick<ChargeKey, "reference">,
): Promise<boolean | undefined> {
  const first = await findCharge(db, "reference", reference);
  if (first?.method !== "PIX_AUTOMATIC") return undefined;
  return isPaid(first.status) && !first.ended;
}

/** Ends the authorization given with a charge, and with it what it would still pay. */
export async function endAuthorization(
  db: Database,
  { reference }: Pick<ChargeKey, "reference">,
): Promise<void> {
  await db
    .updateTable("sandbox_charges")
    .set({ ended: true })
    .where("reference", "=", reference)
    .execute();
  await db
    .updateTable("sandbox_charges")
    .set({ status: "FAILED" })
    .where("renews", "=", reference)
    .where("status", "=", "PENDING")
    .execute();
}
