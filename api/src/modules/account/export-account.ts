import { sql } from "kysely";
import type { Connection } from "../../db/connection.ts";
import { rowsOfUser, userTables } from "../../db/user-tables.ts";

type Row = Record<string, unknown>;

/** Columns that sign in; the export leaves them out. */
const SECRETS = ["password_hash", "token_version", "token_hash", "sealed"];

/** All that is kept of the account, as one JSON document: each table with its rows. Bytes are base64. */
export async function exportAccount(
  db: Connection,
  id: string,
): Promise<string> {
  const tables: Record<string, Row[]> = {};
  for (const table of userTables) {
    const { rows } = await sql<Row>`
      select * ${rowsOfUser(table, id)} order by 1, 2
    `.execute(db);
    tables[table] = rows.map(readable);
  }
  return JSON.stringify(tables, null, 2);
}

function readable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !SECRETS.includes(column))
      .map(([column, value]) => readableColumn(column, value)),
  );
}

function readableColumn(column: string, value: unknown): [string, unknown] {
  if (column === "dados") return [column, JSON.parse(value as string)];
  if (column === "intake_key_hash") return ["has_intake_key", value !== null];
  return [column, Buffer.isBuffer(value) ? value.toString("base64") : value];
}
