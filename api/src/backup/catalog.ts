import { sql } from "kysely";
import type { Connection } from "../db/connection.ts";
import type { BackupTable } from "./backup-content.ts";

/** The name of the section with the figures. */
export const FIGURES = "figures";

/** Set for a transaction: rows have the same text on every server, and no time limit of the server applies. */
export const TRANSACTION_SETTINGS = [
  "set local statement_timeout = 0",
  "set local idle_in_transaction_session_timeout = 0",
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO'",
  "set local bytea_output = 'hex'",
  "set local extra_float_digits = 1",
];

/**
 * Every table with its columns, those that others refer to first. Not the list of migrations, which the head of a
 * backup has, and no unlogged table, whose rows the database itself may lose.
 */
export async function listTables(db: Connection): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    with recursive tables as (
      select oid, relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p'
        and relname not in ('kysely_migration', 'kysely_migration_lock')
    ), levels as (
      select oid, name, 0 as level from tables
      union all
      select tables.oid, tables.name, level + 1 from levels
      join pg_constraint on contype = 'f' and confrelid = levels.oid and conrelid <> confrelid
      join tables on tables.oid = conrelid
    )
    select name, array(
      select attname::text from pg_attribute
      where attrelid = levels.oid and attnum > 0 and not attisdropped
      order by attnum
    ) as columns
    from levels group by oid, name order by max(level), name
  `.execute(db);
  return rows;
}

export function copyOut({ name, columns }: BackupTable): string {
  return `copy ${quoted(name)} (${columns.map(quoted).join(", ")}) to stdout`;
}

export function copyIn({ name, columns }: BackupTable): string {
  return `copy ${quoted(name)} (${columns.map(quoted).join(", ")}) from stdin`;
}

/** For each table and account: how many rows, how much money in them, and how many bytes their text has. */
export function figuresQuery(tables: readonly BackupTable[]): string {
  return tables.map(figuresOf).join(" union all ");
}

function figuresOf({ name, columns }: BackupTable): string {
  const cents = columns
    .filter((column) => column.endsWith("_cents"))
    .map((column) => `coalesce(sum(${quoted(column)}), 0)`);
  return `select '${name}' as of_table, ${accountOf(name, columns)} as account, count(*) as row_count,
    ${["0", ...cents].join(" + ")} as cents, sum(octet_length(${quoted(name)}::text)) as bytes
    from ${quoted(name)} group by account`;
}

/** Tables of no account have one line. */
function accountOf(name: string, columns: readonly string[]): string {
  if (name === "users") return "id::text";
  if (columns.includes("user_id")) return "coalesce(user_id::text, '')";
  if (columns.includes("reference")) return "split_part(reference, ':', 1)";
  return "''";
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
