import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { v7 as uuid } from "uuid";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { startSubscription } from "../plans/repository.ts";
import { identifierOf, phoneDigits } from "./identifier.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { findUser, insertUser, type User } from "./repository.ts";

/** Creates an account with the free trial, both or neither. */
export async function createAccount(
  db: Database,
  fields: BodyOf<Endpoints["register"]>,
  now: Date,
  planId = "trial",
): Promise<User> {
  // Before the transaction: hashing takes longer than all the rest.
  const password_hash = await hashPassword(fields.password);
  return db.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, {
      id: uuid(),
      name: fields.name.toLowerCase(),
      email: fields.email,
      phone: phoneDigits(fields.phone),
      password_hash,
    });
    await startSubscription(transaction, user.id, planId, now);
    return user;
  });
}

/** The account of an email or phone and its password. A blocked one is told so only with the right password. */
export async function signIn(
  db: Database,
  identifier: string,
  password: string,
): Promise<User> {
  const user = await findUser(db, identifierOf(identifier));
  if (!(await passwordMatches(password, user?.password_hash)) || !user) {
    throw new ApiError("INVALID_CREDENTIALS");
  }
  if (user.blocked) throw new ApiError("ACCOUNT_BLOCKED");
  return user;
}
