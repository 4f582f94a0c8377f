import { fieldTexts } from "shared-contracts/entities/field-texts";
import { readAccount } from "../../db/accounts.ts";
import type { Connection } from "../../db/connection.ts";
import { refusedField } from "../../http/api-error.ts";
import { passwordMatches } from "./passwords.ts";

/**
 * Refuses a missing or wrong password of a signed-in account as VALIDATION of the body's `field`, because a 401 would
 * end the caller's session. Returns the hash that it was checked against.
 */
export async function checkPassword(
  db: Connection,
  userId: string,
  password: string | undefined,
  field: string,
): Promise<string> {
  if (!password) throw refusedField(field, fieldTexts.passwordMissing);
  const { password_hash } = await readAccount(db, userId, ["password_hash"]);
  if (await passwordMatches(password, password_hash)) return password_hash;
  throw refusedField(field, fieldTexts.currentPasswordWrong);
}
