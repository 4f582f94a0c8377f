import type { Profile } from "shared-contracts/entities/profile";
import type { Connection } from "../../db/connection.ts";
import { refusingTaken } from "../auth/repository.ts";

const columns = ["name", "email", "phone"] as const;

export function readProfile(db: Connection, userId: string): Promise<Profile> {
  return db
    .selectFrom("users")
    .select(columns)
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

export function writeProfile(
  db: Connection,
  userId: string,
  { name, email, phone }: Profile,
): Promise<Profile> {
  return refusingTaken(
    db
      .updateTable("users")
      .set({ name, email, phone })
      .where("id", "=", userId)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );
}

export async function readPasswordHash(
  db: Connection,
  userId: string,
): Promise<string> {
  const user = await db
    .selectFrom("users")
    .select("password_hash")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return user.password_hash;
}

/** Puts a new hash in the place of the one it was checked against and voids every token. False where another change came first. */
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
