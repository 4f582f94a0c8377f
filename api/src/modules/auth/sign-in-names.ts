import type { Connection } from "../../db/connection.ts";
import {
  type ErrorCode,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";
import { type ApiError, refusedField } from "../../http/api-error.ts";

/** The email and phone that only this account may sign in with. */
interface SignInNames {
  email: string;
  phone: string;
}

/**
 * Claims an account's email and phone; refuses those of another account. A unique key decides between concurrent
 * claims. Call it in a transaction.
 */
export async function takeNames(
  db: Connection,
  userId: string,
  { email, phone }: SignInNames,
): Promise<void> {
  if (!(await take(db, userId, email))) throw taken("email", "EMAIL_TAKEN");
  if (!(await take(db, userId, phone))) throw taken("phone", "PHONE_TAKEN");
}

/** Releases the account's former email and phone. Call it after the account has the new ones. */
export async function giveBackOthers(
  db: Connection,
  userId: string,
  { email, phone }: SignInNames,
): Promise<void> {
  await db
    .deleteFrom("sign_in_names")
    .where("user_id", "=", userId)
    .where("name", "not in", [email, phone])
    .execute();
}

function taken(path: keyof SignInNames, code: ErrorCode): ApiError {
  return refusedField(path, errorTexts[code], code);
}

async function take(
  db: Connection,
  user_id: string,
  name: string,
): Promise<boolean> {
  await db
    .insertInto("sign_in_names")
    .values({ name, user_id })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const owner = await db
    .selectFrom("sign_in_names")
    .select("user_id")
    .where("name", "=", name)
    .executeTakeFirst();
  return owner?.user_id === user_id;
}
