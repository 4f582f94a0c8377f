import { randomBytes } from "node:crypto";
import type { Database } from "./connection.ts";

const NAME = "token_secret";

/** The secret that signs tokens when none is configured: made once and kept, so that a restart signs nobody out. */
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
