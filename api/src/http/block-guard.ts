import type { Transaction } from "kysely";
import type { Connection } from "../db/connection.ts";
import { lockAccount } from "../db/lock-account.ts";
import type { Tables } from "../db/tables.ts";
import { type AccountTurns, createAccountTurns } from "./account-turns.ts";
import { ApiError } from "./api-error.ts";

/** Changes of one account wait here for each other, so that they hold no connection of the pool meanwhile. */
const turnsByPool = new WeakMap<Connection, AccountTurns>();

/**
 * Runs `act` in a transaction that locks the account: a block comes before all of it or after all of it. Refuses a
 * blocked account.
 */
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

/** Refuses an account that was blocked while work outside a transaction ran. Call it before the answer is sent. */
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
