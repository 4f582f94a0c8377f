import { sql } from "kysely";
import type { Connection } from "./connection.ts";

/** Condition: the row with this id of an account. Ids count within an account, so no query names one alone. */
export function ownRow(userId: string, id: string | number) {
  return sql<boolean>`(user_id = ${userId} and id = ${id})`;
}

/**
 * Deletes the row with this id of an account, of a table with versions only that version of it. False when the account has
 * no such row.
 */
export async function deleteOwnRow(
  db: Connection,
  table: "budgets" | "received_budgets" | "recipes" | "templates" | "sessions",
  userId: string,
  id: string | number,
  version: number | null = null,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ${ownRow(userId, id)}
    ${version === null ? sql`` : sql`and version = ${version}`}
  `.execute(db);
  return numAffectedRows > 0n;
}
