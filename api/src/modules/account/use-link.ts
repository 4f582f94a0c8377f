import type { BodyOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Connection } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import { ApiError } from "../../http/api-error.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { mailPasswordChanged } from "../auth/identity-mails.ts";
import { takeLink } from "./links.ts";
import { setPasswordHash } from "../auth/set-password.ts";

/** Sets a new password by a mailed link and ends every session. A refused password does not use the link up. */
export async function resetPassword(
  db: Connection,
  { token, newPassword }: BodyOf<Endpoints["resetPassword"]>,
  mail: Mail,
  now: Date,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  await db.transaction().execute(async (transaction) => {
    const user = await accountOfLink(transaction, "reset", token, now);
    if (user.blocked) throw new ApiError("ACCOUNT_BLOCKED");
    const replacement = await hashPassword(newPassword);
    await setPasswordHash(transaction, user.id, { replacement }, now);
    await mailPasswordChanged(mail, transaction, user.id, now);
  });
}

/** Confirms the address that a link was mailed to. */
export async function confirmEmail(
  db: Connection,
  token: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await accountOfLink(transaction, "confirm", token, now);
    await transaction
      .updateTable("users")
      .set({ email_confirmed_at: now })
      .where("id", "=", user.id)
      .execute();
  });
}

/** Uses up a link. A link to an address that the account no longer has is refused. */
async function accountOfLink(
  db: Connection,
  kind: "reset" | "confirm",
  token: string,
  now: Date,
): Promise<{ id: string; blocked: boolean }> {
  const link = await takeLink(db, kind, token, now);
  const user =
    link &&
    (await db
      .selectFrom("users")
      .select(["id", "blocked"])
      .where("id", "=", link.userId)
      .where("email", "=", link.email)
      .forUpdate()
      .executeTakeFirst());
  if (!user) throw new ApiError("LINK_OVER");
  return user;
}
