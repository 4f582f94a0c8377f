import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { phoneDigits } from "shared-contracts/formats/phone";
import { v7 as uuid } from "uuid";
import type { Database } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { refuseBlocked } from "../../http/block-guard.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import { insertUser, type User } from "./repository.ts";

/** Creates an account, without a plan: its trial starts when its owner asks. */
export async function createAccount(
  db: Database,
  fields: BodyOf<Endpoints["register"]>,
): Promise<User> {
  return insertUser(db, {
    id: uuid(),
    name: fields.name.toLowerCase(),
    email: fields.email,
    phone: phoneDigits(fields.phone),
    password_hash: await hashPassword(fields.password),
  });
}

/** The account that was found, if the password matches. A blocked account hears that it is blocked only with the right password. */
export async function signIn(
  db: Database,
  user: User | undefined,
  password: string,
): Promise<User> {
  if (!(await passwordMatches(password, user?.password_hash)) || !user) {
    throw new ApiError("INVALID_CREDENTIALS");
  }
  // Looked up again: telling a password takes long enough to be blocked in.
  await refuseBlocked(db, user.id);
  return user;
}
