import type { Insertable, Selectable } from "kysely";
import type { Connection, Database } from "../../db/connection.ts";
import type { UsersTable } from "../../db/tables.ts";
import type { Identifier } from "./identifier.ts";
import { takeNames } from "./sign-in-names.ts";

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

/** Refuses an email or a phone that another account has. */
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
