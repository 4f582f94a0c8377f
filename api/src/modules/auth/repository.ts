import type { Insertable, Selectable } from "kysely";
import type { Connection } from "../../db/connection.ts";
import type { UsersTable } from "../../db/tables.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Identifier } from "./identifier.ts";

export type User = Selectable<UsersTable>;

export function findUser(
  db: Connection,
  identifier: Identifier,
): Promise<User | undefined> {
  const query = db.selectFrom("users").selectAll();
  return (
    "email" in identifier
      ? query.where("email", "=", identifier.email)
      : query.where("phone", "=", identifier.phone)
  ).executeTakeFirst();
}

export function insertUser(
  db: Connection,
  user: Insertable<UsersTable>,
): Promise<User> {
  return refusingTaken(
    db
      .insertInto("users")
      .values(user)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** The database decides who came first, so that two at once cannot both have an email or a phone. */
export async function refusingTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    if (constraint === "users_email_key") throw new ApiError("EMAIL_TAKEN");
    if (constraint === "users_phone_key") throw new ApiError("PHONE_TAKEN");
    throw error;
  }
}
