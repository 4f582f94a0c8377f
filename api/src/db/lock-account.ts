import type { Connection } from "./connection.ts";

/**
 * Locks the account until the transaction ends, against a block too, and returns whether it is blocked; undefined when
 * it is gone. This is the weaker of the two row locks: rows that refer to the account, such as an idempotency key, take
 * a share of it, and with the stronger lock two such calls would deadlock.
 */
export function lockAccount(
  db: Connection,
  userId: string,
): Promise<{ blocked: boolean } | undefined> {
  return db
    .selectFrom("users")
    .select("blocked")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
