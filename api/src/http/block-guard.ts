import type { Transaction } from "kysely";
import type { Connection } from "../db/connection.ts";
import { lockAccount } from "../db/lock-account.ts";
import type { Tables } from "../db/tables.ts";
import { type AccountTurns, createAccountTurns } from "./account-turns.ts";
import { ApiError } from "./api-error.ts";

/** Changes of one account wait for each other here rather than on connections of the pool. */
const turnsByPool = new WeakMap<Connection, AccountTurns>();

/** What an account may only do unblocked, as one transaction that holds it: a block is before all of it or after all of it. */
export function whileUnblocked<T>(
  db: Connection,
  userId: string,
  act: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const turns = turnsByPool.get(db) ?? createAccountTurns();
  turnsByPool.set(db, turns);
  return turns.run(userId, () =>
    db.transaction().execute(async (transaction) => {
      refuse(await lockAccount(transaction, userId));
      return act(transaction);
    }),
  );
}

/** For what no transaction holds, before it is answered: whoever was blocked meanwhile is told that instead. */
export async function refuseBlocked(
  db: Connection,
  userId: string,
): Promise<void> {
  refuse(
    await db
      .selectFrom("users")
      .select("blocked")
      .where("id", "=", userId)
      .executeTakeFirst(),
  );
}

function refuse(account: { blocked: boolean } | undefined): void {
  if (!account) throw new ApiError("UNAUTHENTICATED");
  if (account.blocked) throw new ApiError("ACCOUNT_BLOCKED");
}
