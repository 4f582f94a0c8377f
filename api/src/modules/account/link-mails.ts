import { createHmac, hkdfSync } from "node:crypto";
import type { Database } from "../../db/connection.ts";
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
    await putLink(db, user, kind, token, now);
    return { url: linkUrl(site, kind, token, user.email) };
  };
  const userOf = (db: Database, { to_address }: MailRow) =>
    db
      .selectFrom("users")
      .select(["id", "email", "email_confirmed_at", "blocked"])
      .where("email", "=", to_address)
      .executeTakeFirst();
  return {
    reset: async (db, mail, now) => {
      const user = await userOf(db, mail);
      if (!user?.email_confirmed_at || user.blocked) return null;
      return makeUrl("reset", { db, mail, now }, user);
    },
    "confirm-address": async (db, mail, now) => {
      const user = await userOf(db, mail);
      if (!user || user.email_confirmed_at || user.id !== mail.user_id)
        return null;
      return makeUrl("confirm", { db, mail, now }, user);
    },
  };
}
