import type { Connection } from "../../db/connection.ts";
import { endAllSessions } from "../../db/sessions.ts";

/** The password that is set, and the one that it replaces. */
interface NewHash {
  replacement: string;
  /** When given, another change that came first wins. */
  checked?: string;
}

/** Replaces the password's hash and ends every session of the account. False when another change came first. */
export async function setPasswordHash(
  db: Connection,
  userId: string,
  { replacement, checked }: NewHash,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((row) => ({
      password_hash: replacement,
      token_version: row("token_version", "+", 1),
    }))
    .where("id", "=", userId)
    .$if(checked !== undefined, (query) =>
      query.where("password_hash", "=", checked!),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await endAllSessions(db, userId);
  return true;
}
