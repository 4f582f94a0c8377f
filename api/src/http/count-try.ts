import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../db/connection.ts";

export interface Count {
  /** Tries in this window, this one included. */
  hits: number;
  /** Until the window ends. */
  leftMs: number;
}

/**
 * Counts a try in its window, which the first try opens. One statement, so that concurrent tries of all processes get
 * different numbers. Uses the database's clock, which all processes share.
 */
export async function countTry(
  db: Connection,
  limited: string,
  windowMs: number,
): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into rate_limits as counted (key, hits, counted_at, ends_at)
    values (${keyOf(limited)}, 1, now(), now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when counted.ends_at <= now() then 1 else counted.hits + 1 end,
      ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end,
      counted_at = now()
    returning hits, (extract(epoch from ends_at - counted_at) * 1000)::float8 as "leftMs"
  `.execute(db);
  return rows[0]!;
}

/** Takes back one try from its window's count. */
export async function giveBackTry(
  db: Connection,
  limited: string,
): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set(({ eb }) => ({ hits: eb("hits", "-", 1) }))
    .where("key", "=", keyOf(limited))
    .where("hits", ">", 0)
    .execute();
}

function keyOf(limited: string): string {
  return hash("sha256", limited, "base64url");
}
