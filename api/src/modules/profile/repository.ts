import type { Profile } from "shared-contracts/entities/profile";
import { readAccount } from "../../db/accounts.ts";
import type { Connection } from "../../db/connection.ts";
import { giveBackOthers, takeNames } from "../auth/sign-in-names.ts";

const columns = ["name", "email", "phone"] as const;

/** Name, email and phone of an account. */
export function readProfile(db: Connection, userId: string): Promise<Profile> {
  return readAccount(db, userId, columns);
}

/**
 * Stores a profile and returns it. Rejects with EMAIL_TAKEN or PHONE_TAKEN when another account has one of them. Another
 * email is unconfirmed. Call it in a transaction.
 */
export async function writeProfile(
  db: Connection,
  userId: string,
  { name, email, phone }: Profile,
): Promise<Profile> {
  await takeNames(db, userId, { email, phone });
  const written = await db
    .updateTable("users")
    .set((row) => ({
      name,
      email,
      phone,
      // A new address is not confirmed yet.
      email_confirmed_at: row
        .case()
        .when("email", "=", email)
        .then(row.ref("email_confirmed_at"))
        .end(),
    }))
    .where("id", "=", userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
  await giveBackOthers(db, userId, { email, phone });
  return written;
}
