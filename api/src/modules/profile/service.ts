import { fieldTexts } from "shared-contracts/entities/field-texts";
import type { Connection } from "../../db/connection.ts";
import { ApiError, refusedField } from "../../http/api-error.ts";
import { whileUnblocked } from "../../http/block-guard.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { hashPassword, passwordMatches } from "../auth/passwords.ts";
import { readPasswordHash, replacePasswordHash } from "./repository.ts";

/**
 * Changes a password and ends every session. A wrong current password is VALIDATION, because a 401 would end the
 * caller's session.
 */
export async function changePassword(
  db: Connection,
  userId: string,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  const kept = await readPasswordHash(db, userId);
  if (!(await passwordMatches(currentPassword, kept))) {
    throw refusedField("currentPassword", fieldTexts.currentPasswordWrong);
  }
  const replacement = await hashPassword(newPassword);
  const replaced = await whileUnblocked(db, userId, (held) =>
    replacePasswordHash(held, userId, kept, replacement),
  );
  if (!replaced) throw new ApiError("CONFLICT");
}
