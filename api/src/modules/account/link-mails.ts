import { createHmac, hkdfSync } from "node:crypto";
import type { Selectable } from "kysely";
import type { Connection, Database } from "../../db/connection.ts";
import type { UsersTable } from "../../db/tables/accounts.ts";
import type { MailRow, Prepare } from "../../mail/sender.ts";
import { linkToken, linkUrl, putLink } from "./links.ts";

/**
 * The key that makes one kind of links. The secret signs tokens, so no link is made with it directly.
 * [one-key-one-purpose]
 */
export function linkKey(secret: string, kind: "reset" | "confirm"): Buffer {
  const key = hkdfSync("sha256", secret, "", `banquete ${kind} link`, 32);
  return Buffer.from(key);
}

/**
 * Whether a link to set a new password may be mailed to an account's address: a confirmed one, or the one given at
 * registration. One that came later may be of somebody else until it is confirmed. [address-is-confirmed]
 */
function getsReset(
  user: Pick<
    Selectable<UsersTable>,
    "email" | "registered_email" | "email_confirmed_at"
  >,
): boolean {
  return (
    user.email_confirmed_at !== null || user.registered_email === user.email
  );
}

/** The account whose link may be mailed to an address; null when there is none. */
export async function findResettable(
  db: Connection,
  email: string,
): Promise<string | null> {
  const user = await db
    .selectFrom("users")
    .select(["id", "email", "registered_email", "email_confirmed_at"])
    .where("email", "=", email)
    .where("blocked", "=", false)
    .executeTakeFirst();
  return user && getsReset(user) ? user.id : null;
}

/** Makes the links when their mails are sent, so that no row of the outbox holds one. */
export function linkDetails(
  secret: string,
  site: string,
): Pick<Prepare, "reset" | "confirm-address"> {
  /** A mail that is sent twice has the same link twice. */
  const makeUrl = async (
    kind: "reset" | "confirm",
    { db, mail, now }: { db: Database; mail: MailRow; now: Date },
    user: { id: string; email: string },
  ) => {
    const key = linkKey(secret, kind);
    const bits = createHmac("sha256", key).update(mail.id).digest();
    const token = linkToken(user.id, bits);
    await putLink(db, user, { kind, token, mailed: true }, now);
    return linkUrl(site, kind, token, user.email);
  };
  const userOf = (db: Database, { to_address }: MailRow) =>
    db
      .selectFrom("users")
      .select([
        "id",
        "email",
        "registered_email",
        "email_confirmed_at",
        "blocked",
      ])
      .where("email", "=", to_address)
      .executeTakeFirst();
  return {
    reset: async (db, mail, now) => {
      const user = await userOf(db, mail);
      if (!user || user.blocked || !getsReset(user)) return null;
      const url = await makeUrl("reset", { db, mail, now }, user);
      return { url, confirms: user.email_confirmed_at === null };
    },
    "confirm-address": async (db, mail, now) => {
      const user = await userOf(db, mail);
      if (!user || user.email_confirmed_at || user.id !== mail.user_id)
        return null;
      return { url: await makeUrl("confirm", { db, mail, now }, user) };
    },
  };
}
