import { normalizeIP } from "@fastify/rate-limit";
import type { Endpoints } from "shared-contracts/endpoints/table";
import type { Call } from "../../calls/handlers.ts";
import type { Connection } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import { ApiError } from "../../http/api-error.ts";
import { refuseCommonPassword } from "../auth/common-password.ts";
import { hashPassword } from "../auth/passwords.ts";
import { rememberAddress } from "../auth/known-addresses.ts";
import { takeLink } from "./links.ts";
import { setPasswordHash } from "../auth/set-password.ts";

/**
 * Sets a new password by a link and ends every session. A mailed link confirms the address too, and whoever uses one
 * is at a known address from then on. A refused password (VALIDATION) does not use the link up. Rejects with LINK_OVER for
 * a bad link, and with ACCOUNT_BLOCKED.
 */
export async function resetPassword(
  db: Connection,
  {
    body: { token, newPassword },
    remoteIp,
  }: Pick<Call<Endpoints["resetPassword"]>, "body" | "remoteIp">,
  mail: Mail,
  now: Date,
): Promise<void> {
  refuseCommonPassword(newPassword, "newPassword");
  await db.transaction().execute(async (transaction) => {
    const user = await accountOfLink(transaction, "reset", token, now);
    if (user.blocked) throw new ApiError("ACCOUNT_BLOCKED");
    const replacement = await hashPassword(newPassword);
    await setPasswordHash(transaction, user.id, { replacement });
    if (user.mailed) await setConfirmed(transaction, user.id, now);
    await rememberAddress(transaction, user.id, normalizeIP(remoteIp));
    await mail.queue(
      transaction,
      { kind: "password-changed", userId: user.id, details: {} },
      now,
    );
  });
}

/** Confirms the address that a link was mailed to. Rejects with LINK_OVER for a bad link. */
export async function confirmEmail(
  db: Connection,
  token: string,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await accountOfLink(transaction, "confirm", token, now);
    await setConfirmed(transaction, user.id, now);
  });
}

async function setConfirmed(
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ email_confirmed_at: now })
    .where("id", "=", userId)
    .where("email_confirmed_at", "is", null)
    .execute();
}

/** Uses up a link. A link to an address that the account no longer has is refused. */
async function accountOfLink(
  db: Connection,
  kind: "reset" | "confirm",
  token: string,
  now: Date,
): Promise<{ id: string; blocked: boolean; mailed: boolean }> {
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
  return { ...user, mailed: link.mailed };
}
