import { sql } from "kysely";
import type { Connection } from "./connection.ts";

/** Bytes of `dados` to read at a time; a larger row is read alone. */
const PAGE_BYTES = 8 * 1024 * 1024;

/** The id of a row and the size of its `dados` in bytes, which PostgreSQL knows without reading it. */
export interface RowSize {
  id: number;
  bytes: number;
}

/**
 * The sizes of an account's rows, newest first; of requests, the pending ones come before the others. Reads no `dados`.
 */
export async function rowSizes(
  db: Connection,
  table: "budgets" | "received_budgets",
  userId: string,
): Promise<RowSize[]> {
  const first =
    table === "received_budgets" ? sql`status <> 'PENDING', ` : sql``;
  const { rows } = await sql<RowSize>`
    select id, octet_length(dados) as bytes from ${sql.table(table)}
    where user_id = ${userId} order by ${first} created_at desc, id desc
  `.execute(db);
  return rows;
}

/** The ids in their order, in pages of at most 8 MB. */
export function pagesByBytes(
  rows: readonly RowSize[],
  limit = PAGE_BYTES,
): number[][] {
  const pages: number[][] = [];
  let left = 0;
  for (const { id, bytes } of rows) {
    if (bytes > left || pages.length === 0) {
      pages.push([]);
      left = limit;
    }
    pages.at(-1)!.push(id);
    left -= bytes;
  }
  return pages;
}
