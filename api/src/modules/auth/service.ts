import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { v7 as uuid } from "uuid";
import { brazilDay } from "../../brazil-day.ts";
import { changeAccount } from "../../db/accounts.ts";
import type { Connection, Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { refuseBlocked } from "../../http/account-lock.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { insertUser, type User } from "./repository.ts";

/**
 * Creates an account without a plan: the trial starts when its owner requests it. Rejects with EMAIL_TAKEN or
 * PHONE_TAKEN. `onCreated` runs in the same transaction.
 */
export async function createAccount(
  db: Database,
  fields: BodyOf<Endpoints["register"]>,
  termsVersion: string,
  onCreated?: (db: Connection, user: User) => Promise<void>,
): Promise<User> {
  const fresh = {
    id: uuid(),
    name: fields.name,
    email: fields.email,
    registered_email: fields.email,
    phone: fields.phone,
    password_hash: await hashPassword(fields.password),
    terms_version: termsVersion,
  };
  return insertUser(db, fresh, onCreated);
}

/**
 * Returns the found account when the password matches, else rejects with INVALID_CREDENTIALS. Only the right password
 * reveals that an account is blocked (ACCOUNT_BLOCKED) or about to be erased (ACCOUNT_ENDING). `keepAccount` takes the
 * erasure back.
 */
export async function signIn(
  db: Database,
  user: User | undefined,
  { password, keepAccount }: BodyOf<Endpoints["login"]>,
): Promise<User> {
  if (!(await passwordMatches(password, user?.password_hash)) || !user) {
    throw new ApiError("INVALID_CREDENTIALS");
  }
  // Reads the account again, for it may have been blocked while the password was compared.
  await refuseBlocked(db, user.id);
  if (user.erase_at) {
    if (!keepAccount) throw endingOn(user.erase_at);
    await changeAccount(db, user.id, { erase_at: null });
  }
  return user;
}

function endingOn(eraseAt: Date): ApiError {
  return new ApiError(
    "ACCOUNT_ENDING",
    `Esta conta será apagada em ${brazilDay(eraseAt)}, como você pediu.`,
  );
}
