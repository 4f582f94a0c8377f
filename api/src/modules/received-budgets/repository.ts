import { type Selectable, sql } from "kysely";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import type { ReceivedBudgetsTable } from "../../db/tables/budgets.ts";
import type { BudgetContent } from "../../bodies/budget-content.ts";

export type ReceivedRow = Selectable<ReceivedBudgetsTable>;

/** The pending ones, newest first, without `dados`. */
export function listPending(
  db: Connection,
  userId: string,
): Promise<
  Pick<ReceivedRow, "id" | "nome" | "created_at" | "answered_with">[]
> {
  return db
    .selectFrom("received_budgets")
    .select(["id", "nome", "created_at", "answered_with"])
    .where("user_id", "=", userId)
    .where("status", "=", "PENDING")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The order is unspecified. */
export function findReceived(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<ReceivedRow[]> {
  return db
    .selectFrom("received_budgets")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "in", ids)
    .execute();
}

/** Call it in a transaction, which commits the user's counter together with the row. */
export async function insertReceived(
  db: Connection,
  userId: string,
  content: BudgetContent,
  now: Date,
): Promise<number> {
  const { taken } = await db
    .updateTable("users")
    .set({
      next_received_id: sql`next_received_id + 1`,
      last_request_at: now,
    })
    .where("id", "=", userId)
    .returning(sql<number>`next_received_id - 1`.as("taken"))
    .executeTakeFirstOrThrow();
  await db
    .insertInto("received_budgets")
    .values({
      user_id: userId,
      id: taken,
      ...content,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return taken;
}

/**
 * Saves over a received budget and returns its new version; `missing` or `changed` when nothing was saved. A null
 * version accepts any. Call it in a transaction: `contentAfter` makes the new content from the current row.
 */
export async function updateReceived(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  contentAfter: (
    before: ReceivedRow,
  ) => Omit<BudgetContent, "nome"> & Pick<ReceivedRow, "answered_with">,
): Promise<number | "missing" | "changed"> {
  const before = await db
    .selectFrom("received_budgets")
    .selectAll()
    .where(ownRow(userId, id))
    .forUpdate()
    .executeTakeFirst();
  if (!before) return "missing";
  if (expectedVersion !== null && expectedVersion !== before.version)
    return "changed";
  const { version } = await db
    .updateTable("received_budgets")
    .set({
      ...contentAfter(before),
      version: before.version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where(ownRow(userId, id))
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Decides a pending one; `decided` or `missing` when nothing was changed. */
export async function decideReceived(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  status: Exclude<ReceivedStatus, "PENDING">,
): Promise<number | "decided" | "missing" | "changed"> {
  let query = db
    .updateTable("received_budgets")
    .set({ status, updated_at: sql<Date>`now()` })
    .where(ownRow(userId, id))
    .where("status", "=", "PENDING");
  if (expectedVersion !== null)
    query = query.where("version", "=", expectedVersion);
  const changed = await query.returning("version").executeTakeFirst();
  if (changed) return changed.version;
  const there = await db
    .selectFrom("received_budgets")
    .select("status")
    .where(ownRow(userId, id))
    .executeTakeFirst();
  if (!there) return "missing";
  return there.status === "PENDING" ? "changed" : "decided";
}
