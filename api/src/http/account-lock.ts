import type { Transaction } from "kysely";
import type { Connection } from "../db/connection.ts";
import { lockAccount } from "../db/accounts.ts";
import type { Tables } from "../db/tables.ts";
import { ApiError } from "./api-error.ts";
import { createTurns, type Turns } from "./turns.ts";

/**
 * Changes of one account wait here for each other. The lock on the account's row already orders the changes of all
 * processes; without turns, each change that waits for the lock would hold a connection of the pool.
 */
const turnsByPool = new WeakMap<Connection, Turns>();

function turnsOf(db: Connection): Turns {
  const turns =
    turnsByPool.get(db) ??
    createTurns({ concurrent: 1, refusal: () => new ApiError("UNAVAILABLE") });
  turnsByPool.set(db, turns);
  return turns;
}

/**
 * Runs `act` in a transaction that locks the account: a block comes before all of it or after all of it. Rejects with
 * ACCOUNT_BLOCKED, with UNAUTHENTICATED when the account is gone, and with UNAVAILABLE after a wait of 10 s.
 */
export function withAccountLock<T>(
  db: Connection,
  userId: string,
  act: (db: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return turnsOf(db).run(userId, () =>
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
