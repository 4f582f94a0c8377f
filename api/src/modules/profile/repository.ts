import type { Profile } from "shared-contracts/entities/profile";
import type { Connection } from "../../db/connection.ts";
import { giveBackOthers, takeNames } from "../auth/sign-in-names.ts";

const columns = ["name", "email", "phone"] as const;

export function readProfile(db: Connection, userId: string): Promise<Profile> {
  return db
    .selectFrom("users")
    .select(columns)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Refuses an email or a phone of another account. Call it in a transaction. */
export async function writeProfile(
  db: Connection,
  userId: string,
  { name, email, phone }: Profile,
): Promise<Profile> {
  await takeNames(db, userId, { email, phone });
  const written = await db
    .updateTable("users")
    .set({ name, email, phone })
    .where("id", "=", userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  await giveBackOthers(db, userId, { email, phone });
  return written;
}

/**
 * Replaces the hash that the password was checked against, and voids every token. False when another change came first.
 */
export async function replacePasswordHash(
  db: Connection,
  userId: string,
  checked: string,
  replacement: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set((row) => ({
      password_hash: replacement,
      token_version: row("token_version", "+", 1),
    }))
    .where("id", "=", userId)
    .where("password_hash", "=", checked)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
