import { type Insertable, type Selectable, sql } from "kysely";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import type { Database } from "../../db/connection.ts";
import type { SandboxChargesTable } from "../../db/tables.ts";
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

/** Reads a charge as a client does: a reading may be the one after which it confirms itself. */
export async function readCharge(
  db: Database,
  { reference }: Pick<ChargeKey, "reference">,
): Promise<SandboxCharge | undefined> {
  return db
    .updateTable("sandbox_charges")
    .set({
      confirm_after_reads: sql`confirm_after_reads - 1`,
      status: sql<PaymentStatus>`case when confirm_after_reads <= 1 and status = 'PENDING' then 'CONFIRMED' else status end`,
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
