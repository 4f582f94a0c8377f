import { hash } from "node:crypto";
import { sql } from "kysely";
import type { Connection } from "../../db/connection.ts";

/** How long an address stays known after the last sign-in from it. */
export const KNOWN_FOR = sql`interval '30 days'`;

/** Records that an account signed in from a network. */
export async function rememberAddress(
  db: Connection,
  userId: string,
  network: string,
): Promise<void> {
  const row = {
    user_id: userId,
    address_hash: hashOf(userId, network),
    last_at: sql<Date>`now()`,
  };
  await db
    .insertInto("sign_in_addresses")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "address_hash"])
        .doUpdateSet({ last_at: row.last_at }),
    )
    .execute();
}

/** Whether the account signed in from this network in the last 30 days. */
export async function isKnownAddress(
  db: Connection,
  userId: string,
  network: string,
): Promise<boolean> {
  const row = await db
    .selectFrom("sign_in_addresses")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("address_hash", "=", hashOf(userId, network))
    .where("last_at", ">", sql<Date>`now() - ${KNOWN_FOR}`)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The same network has a different hash for each account, so that the table does not reveal which accounts share one.
 */
function hashOf(userId: string, network: string): string {
  return hash("sha256", `${userId} ${network}`, "base64url");
}
