import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { whileUnblocked } from "../../http/block-guard.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { checkPassword } from "../auth/check-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { replacePasswordHash } from "./repository.ts";

/** Changes a password and ends every session. */
export async function changePassword(
  db: Connection,
  userId: string,
  currentPassword: string,
  newPassword: string,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  const kept = await checkPassword(
    db,
    userId,
    currentPassword,
    "currentPassword",
  );
  const replacement = await hashPassword(newPassword);
  const replaced = await whileUnblocked(db, userId, (held) =>
    replacePasswordHash(held, userId, kept, replacement),
  );
  if (!replaced) throw new ApiError("CONFLICT");
}
