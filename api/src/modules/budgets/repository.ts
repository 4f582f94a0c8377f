import { type Selectable, sql } from "kysely";
import type { Connection } from "../../db/connection.ts";
import type { BudgetsTable } from "../../db/tables.ts";

export type BudgetRow = Selectable<BudgetsTable>;
type SavedRow = Omit<BudgetRow, "user_id" | "dados">;

/** What the caller may set of a budget. */
export interface BudgetContent {
  nome: string;
  /** JSON text. */
  dados: string;
  total_cents: number;
}

const savedColumns = [
  "id",
  "nome",
  "total_cents",
  "version",
  "created_at",
  "updated_at",
] as const;

/** Newest first. */
export function listBudgets(
  db: Connection,
  userId: string,
): Promise<BudgetRow[]> {
  return db
    .selectFrom("budgets")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function findBudget(
  db: Connection,
  userId: string,
  id: number,
): Promise<BudgetRow | undefined> {
  return db
    .selectFrom("budgets")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Call it in a transaction: the number taken from the user's counter and the row are kept together. */
export async function insertBudget(
  db: Connection,
  userId: string,
  content: BudgetContent,
): Promise<SavedRow> {
  const { taken } = await db
    .updateTable("users")
    .set({ next_budget_id: sql`next_budget_id + 1` })
    .where("id", "=", userId)
    .returning(sql<number>`next_budget_id - 1`.as("taken"))
    .executeTakeFirstOrThrow();
  return db
    .insertInto("budgets")
    .values({ user_id: userId, id: taken, ...content })
    .returning(savedColumns)
    .executeTakeFirstOrThrow();
}

/** Saves over a budget; nothing happens when it is not the user's, or not at the version expected. */
export function updateBudget(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  content: BudgetContent,
): Promise<SavedRow | undefined> {
  let query = db
    .updateTable("budgets")
    .set({
      ...content,
      version: sql`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where("user_id", "=", userId)
    .where("id", "=", id);
  if (expectedVersion !== null) {
    query = query.where("version", "=", expectedVersion);
  }
  return query.returning(savedColumns).executeTakeFirst();
}

/** Whether there was one to delete. */
export async function deleteBudget(
  db: Connection,
  userId: string,
  id: number,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("budgets")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  return deleted !== undefined;
}
