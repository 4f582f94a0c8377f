import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Connection, Database } from "../db/connection.ts";

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
  const key = keyOf(limited);
  const now = sql<Date>`now()`;
  const row = await db
    .insertInto("rate_limits")
    .values({
      key,
      hits: 1,
      counted_at: now,
      ends_at: sql<Date>`now() + ${windowMs} * interval '1 millisecond'`,
    })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet(({ ref }) => {
        const over = sql`${ref("rate_limits.ends_at")} <= ${ref("excluded.counted_at")}`;
        return {
          hits: sql<number>`case when ${over} then 1 else ${ref("rate_limits.hits")} + 1 end`,
          counted_at: ref("excluded.counted_at"),
          ends_at: sql<Date>`case when ${over} then ${ref("excluded.ends_at")} else ${ref("rate_limits.ends_at")} end`,
        };
      }),
    )
    .returning(["hits", "counted_at", "ends_at"])
    .executeTakeFirstOrThrow();
  return {
    hits: row.hits,
    leftMs: row.ends_at.getTime() - row.counted_at.getTime(),
  };
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

/** Deletes the windows that are over. */
export async function purgeEndedWindows(db: Database): Promise<void> {
  await db
    .deleteFrom("rate_limits")
    .where("ends_at", "<=", sql<Date>`now()`)
    .execute();
}

function keyOf(limited: string): string {
  return hash("sha256", limited, "base64url");
}
