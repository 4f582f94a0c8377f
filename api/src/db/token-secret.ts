import { randomBytes } from "node:crypto";
import type { Database } from "./connection.ts";

const NAME = "token_secret";

/**
 * The secret that signs tokens when none is configured. It is generated once and stored, so that a restart ends no
 * session.
 */
export async function keptTokenSecret(db: Database): Promise<string> {
  await db
    .insertInto("settings")
    .values({ name: NAME, value: randomBytes(48).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirstOrThrow();
  return value;
}
