import type { Connection } from "./connection.ts";

/**
 * Holds everyone else back from the account until the transaction ends, whoever blocks it too, and tells whether it is blocked; undefined
 * where it is gone. The weaker of the two locks: every row that refers to the account, such as an idempotency key, shares it, and two such
 * calls would wait for each other for ever.
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
