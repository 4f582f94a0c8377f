import type { Connection } from "../../db/connection.ts";
import {
  type ErrorCode,
  errorTexts,
} from "shared-contracts/endpoints/error-codes";
import { type ApiError, refusedField } from "../../http/api-error.ts";

/** What nobody else may sign in with. */
interface SignInNames {
  email: string;
  phone: string;
}

/** Makes sure that an account's email and phone are its own; refuses what another has. The database decides who came first, so that two at once cannot both have one. Call it in a transaction. */
export async function takeNames(
  db: Connection,
  userId: string,
  { email, phone }: SignInNames,
): Promise<void> {
  if (!(await take(db, userId, email))) throw taken("email", "EMAIL_TAKEN");
  if (!(await take(db, userId, phone))) throw taken("phone", "PHONE_TAKEN");
}

/** Gives back what the account had before. Call it after the account has the new ones. */
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
