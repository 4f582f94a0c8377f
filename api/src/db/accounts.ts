import type { Selectable, Updateable } from "kysely";
import type { Connection } from "./connection.ts";
import type { UsersTable } from "./tables/accounts.ts";

type Account = Selectable<UsersTable>;

/** Some columns of an account, which must exist. */
export async function readAccount<Column extends keyof Account>(
  db: Connection,
  userId: string,
  columns: readonly Column[],
): Promise<Pick<Account, Column>> {
  const row = await db
    .selectFrom("users")
    .select(columns as readonly (keyof Account)[])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row as Pick<Account, Column>;
}

/** Sets columns of an account; undefined changes nothing. */
export async function changeAccount(
  db: Connection,
  userId: string,
  change: Updateable<UsersTable>,
): Promise<void> {
  await db.updateTable("users").set(change).where("id", "=", userId).execute();
}

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
