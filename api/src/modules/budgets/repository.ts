import { type Selectable, sql } from "kysely";
import type { SentProposal } from "shared-contracts/entities/sending";
import type { SavedContent } from "../../bodies/budget-content.ts";
import type { Connection } from "../../db/connection.ts";
import { ownRow } from "../../db/own-row.ts";
import type { BudgetsTable } from "../../db/tables/budgets.ts";
import { writePoints } from "../price-book/points.ts";

export type BudgetRow = Selectable<BudgetsTable>;
type SavedColumn = (typeof savedColumns)[number];
type SummaryColumn = (typeof summaryColumns)[number];
export type SavedRow = Pick<BudgetRow, SavedColumn>;
export type FollowUp = Pick<BudgetRow, (typeof followUpColumns)[number]>;
export type FullRow = Pick<BudgetRow, SavedColumn | "dados"> & FollowUp;
export type SummaryRow = Pick<BudgetRow, SavedColumn | SummaryColumn> & {
  last_sent: SentProposal | null;
  first_seen_at: Date | null;
  last_seen_at: Date | null;
  approved_receipts: string | null;
};

export const savedColumns = [
  "id",
  "nome",
  "total_cents",
  "version",
  "created_at",
  "updated_at",
] as const;

const summaryColumns = [
  "event_type",
  "event_date",
  "event_time",
  "client_name",
  "client_phone",
  "client_email",
  "city",
  "guests",
  "status",
  "content_hash",
] as const;

/** What the API keeps of the proposal. */
export const followUpColumns = [
  "status",
  "sent",
  "receipts",
  "chosen",
] as const;

/** What every change of a row sets. */
export const nextVersion = {
  version: sql<number>`version + 1`,
  updated_at: sql<Date>`now()`,
};

/** Condition: the content is still that of a version, though the status may have changed since. [no-false-conflict] */
function hasContentOf(version: number) {
  return sql<boolean>`(version >= ${version} and content_version <= ${version})`;
}

/** The summaries of an account's budgets, newest first, without reading `dados`. */
export function listSummaries(
  db: Connection,
  userId: string,
): Promise<SummaryRow[]> {
  return db
    .selectFrom("budgets")
    .leftJoin("proposal_links as link", (join) =>
      join
        .onRef("link.user_id", "=", "budgets.user_id")
        .onRef("link.budget_id", "=", "budgets.id")
        .on("link.exchanged_at", "is", null),
    )
    .select(
      [...savedColumns, ...summaryColumns].map(
        (column) => `budgets.${column}` as const,
      ),
    )
    .select(sql<SentProposal | null>`sent::json -> -1`.as("last_sent"))
    .select(["link.first_seen_at", "link.last_seen_at"])
    .select(
      sql<string | null>`case when status = 'aprovada' then receipts end`.as(
        "approved_receipts",
      ),
    )
    .where("budgets.user_id", "=", userId)
    .orderBy("budgets.created_at", "desc")
    .orderBy("budgets.id", "desc")
    .execute();
}

/** Budgets with `dados`, in no certain order. */
export function findBudgets(
  db: Connection,
  userId: string,
  ids: readonly number[],
): Promise<FullRow[]> {
  return fullRows(db, userId).where("id", "in", ids).execute();
}

/** A budget with `dados`; given a version, only while its content is still that of the version. */
export function findBudget(
  db: Connection,
  userId: string,
  id: number,
  version: number | null = null,
): Promise<FullRow | undefined> {
  let query = fullRows(db, userId).where("id", "=", id);
  if (version !== null) query = query.where(hasContentOf(version));
  return query.executeTakeFirst();
}

function fullRows(db: Connection, userId: string) {
  return db
    .selectFrom("budgets")
    .select([...savedColumns, ...followUpColumns, "dados"])
    .where("user_id", "=", userId);
}

/** The budget that a call with this Idempotency-Key made, without `dados`. */
export function findCreated(
  db: Connection,
  userId: string,
  createKey: string,
): Promise<SavedRow | undefined> {
  return db
    .selectFrom("budgets")
    .select(savedColumns)
    .where("user_id", "=", userId)
    .where("create_key", "=", createKey)
    .executeTakeFirst();
}

/**
 * Inserts a budget under the account's next id with its prices, and returns it without `dados`; totals are in cents. One
 * statement, so that a refused row takes no id.
 */
export async function insertBudget(
  db: Connection,
  userId: string,
  { content, points }: SavedContent,
  createKey: string | null = null,
): Promise<SavedRow> {
  const row = await db
    .with("counter", (query) =>
      query
        .updateTable("users")
        .set({ next_budget_id: sql`next_budget_id + 1` })
        .where("id", "=", userId)
        .returning(sql<number>`next_budget_id - 1`.as("taken")),
    )
    .insertInto("budgets")
    .values(({ selectFrom }) => ({
      user_id: userId,
      id: selectFrom("counter").select("taken"),
      content_version: 1,
      book_version: 1,
      read_version: 1,
      saved_at: sql<Date>`now()`,
      create_key: createKey,
      ...content,
    }))
    .returning(savedColumns)
    .executeTakeFirstOrThrow();
  if (points.length > 0) await writePoints(db, userId, row.id, points);
  return row;
}

/**
 * Saves over a budget and its prices; undefined when it is not the user's, or when its content changed since the expected version.
 * What the API keeps of the proposal stays. [status-is-the-servers]
 */
export async function updateBudget(
  db: Connection,
  userId: string,
  id: number,
  expectedVersion: number | null,
  { content, points }: SavedContent,
): Promise<SavedRow | undefined> {
  let query = db
    .updateTable("budgets")
    .set({
      ...content,
      ...nextVersion,
      content_version: sql`version + 1`,
      book_version: sql`version + 1`,
      read_version: sql`version + 1`,
      saved_at: sql<Date>`now()`,
    })
    .where(ownRow(userId, id));
  if (expectedVersion !== null) {
    query = query.where(hasContentOf(expectedVersion));
  }
  const row = await query.returning(savedColumns).executeTakeFirst();
  if (row) await writePoints(db, userId, id, points);
  return row;
}
