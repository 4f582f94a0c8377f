import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import type { ChargeKey } from "../../payments/payment-gateway.ts";
import { referenceOf } from "./reference.ts";
import type { PaymentRow } from "./repository.ts";
import { isOpen, OPEN } from "./states.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A bank must know of a charge 2 to 10 business days ahead. */
export const CHARGED_AHEAD_MS = 7 * DAY_MS;

/** The payment with which the payer gave this gateway the authorization that stands; the newest of several. */
export function findAuthorization(
  db: Connection,
  userId: string,
  gateway: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .where("automatic", "=", "ACTIVE")
    .where("gateway", "=", gateway)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The account's newest payment that an authorization was to pay. */
export function findLastRenewal(
  db: Connection,
  userId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("user_id", "=", userId)
    .where("renews", "is not", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The charge of the account's next period, made before the present one's `end`; undefined until there is one. */
export async function findNextCharge(
  db: Connection,
  userId: string,
  end: Date,
): Promise<{ day: string; refused: boolean } | undefined> {
  const last = await findLastRenewal(db, userId);
  if (!last?.charge_id || !isFor(last, end)) return undefined;
  return { day: last.due_date, refused: !isOpen(last.status) };
}

/** Whether a renewal was made for the period that ends at `end`. */
export function isFor({ created_at }: PaymentRow, end: Date): boolean {
  return created_at.getTime() >= end.getTime() - CHARGED_AHEAD_MS;
}

/** The charge whose authorization pays a payment; null for one that the payer pays. */
export function renewedBy({ user_id, renews }: PaymentRow): ChargeKey | null {
  return renews === null
    ? null
    : { id: null, reference: referenceOf({ user_id, id: renews }) };
}

export async function startAuthorization(
  db: Connection,
  { user_id, id }: PaymentRow,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ automatic: "ACTIVE" })
    .where(ownRow(user_id, id))
    .where("automatic", "is", null)
    .execute();
}

/**
 * Ends an authorization and closes what it was to pay; the next reading cancels such a charge. Money that arrives in the
 * meantime still counts.
 */
export async function endAuthorization(
  db: Connection,
  { user_id, id }: PaymentRow,
  now: Date,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ automatic: "ENDED" })
    .where(ownRow(user_id, id))
    .execute();
  await db
    .updateTable("payments")
    .set({ status: "FAILED", next_read_at: now })
    .where("user_id", "=", user_id)
    .where("renews", "=", id)
    .where("status", "in", OPEN)
    .execute();
}
