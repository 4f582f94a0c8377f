import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { fieldTexts } from "shared-contracts/entities/field-texts";
import type { Profile } from "shared-contracts/entities/profile";
import type { Connection } from "../../db/connection.ts";
import { ApiError, refusedField } from "../../http/api-error.ts";
import { whileUnblocked } from "../../http/block-guard.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { checkPassword } from "../auth/check-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { setPasswordHash } from "../auth/set-password.ts";
import { readProfile, writeProfile } from "./repository.ts";

/** Changes name, email and phone. Another email or phone asks for the password. [identity-asks-the-password] */
export async function changeProfile(
  db: Connection,
  userId: string,
  { password, ...profile }: BodyOf<Endpoints["updateProfile"]>,
): Promise<Profile> {
  const before = await readProfile(db, userId);
  if (profile.email !== before.email || profile.phone !== before.phone) {
    if (!password) throw refusedField("password", fieldTexts.passwordMissing);
    await checkPassword(db, userId, password, "password");
  }
  return whileUnblocked(db, userId, (held) =>
    writeProfile(held, userId, profile),
  );
}

/** Changes a password and ends every session. */
export async function changePassword(
  db: Connection,
  userId: string,
  { currentPassword, newPassword }: BodyOf<Endpoints["changePassword"]>,
  now: Date,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  const checked = await checkPassword(
    db,
    userId,
    currentPassword,
    "currentPassword",
  );
  const replacement = await hashPassword(newPassword);
  const replaced = await whileUnblocked(db, userId, (held) =>
    setPasswordHash(held, userId, { replacement, checked }, now),
  );
  if (!replaced) throw new ApiError("CONFLICT");
}
