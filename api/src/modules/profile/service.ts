import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Profile } from "shared-contracts/entities/profile";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { whileUnblocked } from "../../http/block-guard.ts";
import type { Asker, Mail } from "../../mail/mail.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { checkPassword } from "../auth/check-password.ts";
import {
  mailAddressChanged,
  mailPasswordChanged,
} from "../auth/identity-mails.ts";
import { hashPassword } from "../auth/passwords.ts";
import { setPasswordHash } from "../auth/set-password.ts";
import { readProfile, writeProfile } from "./repository.ts";

/** Changes name, email and phone. Another email or phone needs the password. [identity-asks-the-password] */
export async function changeProfile(
  db: Connection,
  asker: Asker,
  { password, ...profile }: BodyOf<Endpoints["updateProfile"]>,
  mail: Mail,
  now: Date,
): Promise<Profile> {
  const { userId } = asker;
  const before = await readProfile(db, userId);
  if (profile.email !== before.email || profile.phone !== before.phone) {
    await checkPassword(db, userId, password, "password");
  }
  if (profile.email !== before.email) await mail.countCall(db, asker);
  return whileUnblocked(db, userId, async (held) => {
    const written = await writeProfile(held, userId, profile);
    const { email } = written;
    if (email !== before.email) {
      const change = { id: userId, before: before.email, email };
      await mailAddressChanged(mail, held, change, now);
    }
    return written;
  });
}

/** Changes a password and ends every session. */
export async function changePassword(
  db: Connection,
  asker: Asker,
  { currentPassword, newPassword }: BodyOf<Endpoints["changePassword"]>,
  mail: Mail,
  now: Date,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  const { userId } = asker;
  const checked = await checkPassword(
    db,
    userId,
    currentPassword,
    "currentPassword",
  );
  await mail.countCall(db, asker);
  const replacement = await hashPassword(newPassword);
  const replaced = await whileUnblocked(db, userId, async (held) => {
    const hash = { replacement, checked };
    if (!(await setPasswordHash(held, userId, hash))) return false;
    await mailPasswordChanged(mail, held, userId, now);
    return true;
  });
  if (!replaced) throw new ApiError("CONFLICT");
}
