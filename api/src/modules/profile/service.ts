import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Profile } from "shared-contracts/entities/profile";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";
import { withAccountLock } from "../../http/account-lock.ts";
import type { Mail, MailCaller } from "../../mail/mail.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { checkPassword } from "../auth/check-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { setPasswordHash } from "../auth/set-password.ts";
import { readProfile, writeProfile } from "./repository.ts";

/**
 * Changes name, email and phone and returns the stored profile. Another email or phone needs the password: a missing or
 * wrong one is refused as VALIDATION of `password`. EMAIL_TAKEN and PHONE_TAKEN name the field that another account has.
 * [identity-asks-the-password]
 */
export async function changeProfile(
  db: Connection,
  caller: MailCaller,
  { password, ...profile }: BodyOf<Endpoints["updateProfile"]>,
  mail: Mail,
  now: Date,
): Promise<Profile> {
  const { userId } = caller;
  const before = await readProfile(db, userId);
  if (profile.email !== before.email || profile.phone !== before.phone) {
    await checkPassword(db, userId, password, "password");
  }
  if (profile.email !== before.email) await mail.countCall(db, caller);
  return withAccountLock(db, userId, async (held) => {
    const written = await writeProfile(held, userId, profile);
    const { email: newAddress } = written;
    if (newAddress !== before.email) {
      const { email: to } = before;
      await mail.queue(
        held,
        { kind: "address-changed", to, userId, details: { newAddress } },
        now,
      );
      await mail.queue(
        held,
        { kind: "confirm-address", userId, details: {} },
        now,
      );
    }
    return written;
  });
}

/**
 * Changes a password and ends every session. Refuses a common password and a wrong current one as VALIDATION; CONFLICT
 * when another change came first.
 */
export async function changePassword(
  db: Connection,
  caller: MailCaller,
  { currentPassword, newPassword }: BodyOf<Endpoints["changePassword"]>,
  mail: Mail,
  now: Date,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  const { userId } = caller;
  const checked = await checkPassword(
    db,
    userId,
    currentPassword,
    "currentPassword",
  );
  await mail.countCall(db, caller);
  const replacement = await hashPassword(newPassword);
  const replaced = await withAccountLock(db, userId, async (held) => {
    const hash = { replacement, checked };
    if (!(await setPasswordHash(held, userId, hash))) return false;
    await mail.queue(
      held,
      { kind: "password-changed", userId, details: {} },
      now,
    );
    return true;
  });
  if (!replaced) throw new ApiError("CONFLICT");
}
