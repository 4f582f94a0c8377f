import { sql } from "kysely";
import { readBudget } from "shared-contracts/budget-file/read-budget";
import { pricePoints } from "shared-contracts/pricing/price-points";
import { toProfitColumns } from "../../bodies/budget-content.ts";
import { lockAccount } from "../../db/accounts.ts";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import { createWorker, type Worker } from "../../worker.ts";
import { writePoints } from "./points.ts";

/** Budgets of a round. */
const BATCH = 50;

/** Condition of a budget whose last save has not brought its prices into the book, nor its profit into its columns. */
export const NOT_IN_BOOK = sql<boolean>`read_version is distinct from coalesce(content_version, 0)`;

interface BudgetKey {
  user_id: string;
  id: number;
}

/**
 * Brings the prices of budgets into the book, and their profit into its columns, that were saved before there was one,
 * or by a process of the version before. Each budget is one transaction, so that a killed process loses nothing.
 */
export function createBookFiller(
  db: Connection,
  report: (error: unknown) => void,
): Worker {
  return createWorker(async () => {
    const due = await db
      .selectFrom("budgets")
      .select(["user_id", "id"])
      .where(NOT_IN_BOOK)
      .limit(BATCH)
      .execute();
    for (const budget of due) await fill(db, budget);
    return due.length > 0;
  }, report);
}

function fill(db: Connection, { user_id, id }: BudgetKey): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // After the lock it is known whether it was saved or deleted meanwhile.
    await lockAccount(transaction, user_id);
    const row = await transaction
      .selectFrom("budgets")
      .select("dados")
      .where(ownRow(user_id, id))
      .where(NOT_IN_BOOK)
      .executeTakeFirst();
    if (!row) return;
    const { profit, points } = readStored(row.dados);
    await transaction
      .updateTable("budgets")
      .set({
        ...profit,
        book_version: sql`coalesce(content_version, 0)`,
        read_version: sql`coalesce(content_version, 0)`,
        saved_at: sql<Date>`coalesce(saved_at, updated_at)`,
      })
      .where(ownRow(user_id, id))
      .execute();
    await writePoints(transaction, user_id, id, points);
  });
}

/** The profit and the prices of a stored budget; none for one that cannot be read. */
export function readStored(dados: string) {
  const read = readBudget(dados);
  return read.ok
    ? { profit: toProfitColumns(read.budget), points: pricePoints(read.budget) }
    : { profit: { profit_cents: 0, actual_profit_cents: null }, points: [] };
}
