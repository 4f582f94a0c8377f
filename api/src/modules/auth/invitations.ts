import { hash, randomBytes } from "node:crypto";
import type { Connection } from "../../db/connection.ts";
import { ApiError } from "../../http/api-error.ts";

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
const CLOSED =
  "O cadastro está fechado. Para criar uma conta, peça um convite.";

/** Invites an address to register, once. An earlier invitation of the address ends. Returns the token. */
export async function invite(
  db: Connection,
  email: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const row = {
    token_hash: hashOf(token),
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  };
  await db
    .insertInto("invitations")
    .values({ email, ...row })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(row))
    .execute();
  return token;
}

/** The address in the site where an invited person registers. The fragment reaches no server and no log. */
export function invitationUrl(
  site: string,
  token: string,
  email: string,
): string {
  return `${site}/login#convite=${token}&email=${encodeURIComponent(email)}`;
}

/** Refuses a registration without an invitation, before anything about the address is revealed. */
export function refuseUninvited(invitation: string | undefined): void {
  if (!invitation) throw new ApiError("CONFLICT", CLOSED);
}

/** Uses up an address's invitation. Throws unless it holds. */
export async function useInvitation(
  db: Connection,
  {
    email,
    invitation = "",
  }: { email: string; invitation?: string | undefined },
  now: Date,
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("invitations")
    .where("email", "=", email)
    .where("token_hash", "=", hashOf(invitation))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("LINK_OVER");
}

/** A token is random and long, so one round of SHA-256 is enough. */
function hashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
