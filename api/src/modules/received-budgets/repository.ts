import { type Selectable, sql } from "kysely";
import type { ReceivedStatus } from "shared-contracts/entities/received-budget";
import type { Connection } from "../../db/connection.ts";
import type { RowSize } from "../../db/pages-by-bytes.ts";
import type { ReceivedBudgetsTable } from "../../db/tables.ts";
import type { BudgetContent } from "../budgets/repository.ts";

export type ReceivedRow = Selectable<ReceivedBudgetsTable>;

/** Pending ones first, the newest of each first, without reading `dados`. */
export function receivedSizes(
  db: Connection,
  userId: string,
): Promise<RowSize[]> {
  return db
    .selectFrom("received_budgets")
    .select(["id", sql<number>`octet_length(dados)`.as("bytes")])
    .where("user_id", "=", userId)
    .orderBy(sql`status <> 'PENDING'`)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** In any order. */
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

/** Call it in a transaction: the number taken from the user's counter and the row are kept together. */
export async function insertReceived(
  db: Connection,
  userId: string,
  content: BudgetContent,
  now: Date,
): Promise<number> {
  const { taken } = await db
    .updateTable("users")
    .set({ next_received_id: sql`next_received_id + 1` })
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
 * Saves over one and returns its new version; `missing` and `changed` say why nothing was changed. A null version accepts any.
 * Call it in a transaction: `contentAfter` makes what is stored of what stands there now.
 */
export async function updateReceived(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  contentAfter: (before: ReceivedRow) => Omit<BudgetContent, "nome">,
): Promise<number | "missing" | "changed"> {
  const before = await db
    .selectFrom("received_budgets")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
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
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}

/** Decides a pending one; `decided` and `missing` say why nothing was changed. */
export async function decideReceived(
  db: Connection,
  userId: string,
  id: number,
  status: Exclude<ReceivedStatus, "PENDING">,
): Promise<"done" | "decided" | "missing"> {
  const changed = await db
    .updateTable("received_budgets")
    .set({ status, updated_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("status", "=", "PENDING")
    .returning("id")
    .executeTakeFirst();
  if (changed) return "done";
  const there = await db
    .selectFrom("received_budgets")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return there ? "decided" : "missing";
}
