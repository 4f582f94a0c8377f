import type { Insertable, Selectable } from "kysely";
import type { Connection, Database } from "../../db/connection.ts";
import type { UsersTable } from "../../db/tables/accounts.ts";
import type { Identifier } from "./identifier.ts";
import { takeNames } from "./sign-in-names.ts";

export type User = Selectable<UsersTable>;

/** The account that signs in with an email or a phone; undefined when there is none. */
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

/** The account with an id; undefined when there is none. */
export function findUserById(
  db: Connection,
  id: string,
): Promise<User | undefined> {
  return db
    .selectFrom("users")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
}

/**
 * Inserts an account and returns it. Rejects with EMAIL_TAKEN or PHONE_TAKEN when another account has one of them.
 * `onCreated` runs in the same transaction.
 */
export function insertUser(
  db: Database,
  user: Insertable<UsersTable>,
  onCreated?: (db: Connection, user: User) => Promise<void>,
): Promise<User> {
  return db.transaction().execute(async (transaction) => {
    await takeNames(transaction, user.id, user);
    const created = await transaction
      .insertInto("users")
      .values(user)
      .returningAll()
      .executeTakeFirstOrThrow();
    await onCreated?.(transaction, created);
    return created;
  });
}
