import { hash, randomBytes } from "node:crypto";
import { parse as uuidBytes, stringify as uuidText } from "uuid";
import type { Connection } from "../../db/connection.ts";
import type { AccountLinksTable } from "../../db/tables/accounts.ts";

type Kind = AccountLinksTable["kind"];

const MINUTE_MS = 60 * 1000;

/** How long a link works. */
const LIFETIME_MS: Record<Kind, number> = {
  reset: 30 * MINUTE_MS,
  confirm: 7 * 24 * 60 * MINUTE_MS,
};

/** Where a link leads in the site. The fragment reaches no server and no log. */
const FRAGMENTS: Record<Kind, string> = {
  reset: "redefinir",
  confirm: "confirmar",
};

/** A link of an account. `mailed`: it goes to the account's address, and nowhere else. */
interface Link {
  kind: Kind;
  token: string;
  mailed: boolean;
}

/** Stores a link; it works for 30 minutes (`reset`) or 7 days (`confirm`). It replaces the account's earlier link of the same kind. Only the hash of its token is stored. */
export async function putLink(
  db: Connection,
  user: { id: string; email: string },
  { kind, token, mailed }: Link,
  now: Date,
): Promise<void> {
  const row = {
    token_hash: hashOf(token),
    email: user.email,
    mailed,
    expires_at: new Date(now.getTime() + LIFETIME_MS[kind]),
  };
  await db
    .insertInto("account_links")
    .values({ user_id: user.id, kind, ...row })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind"]).doUpdateSet(row),
    )
    .execute();
}

/** Uses up a link. Null when it is unknown, used, replaced or over. */
export async function takeLink(
  db: Connection,
  kind: Kind,
  token: string,
  now: Date,
): Promise<{ userId: string; email: string; mailed: boolean } | null> {
  const userId = userOf(token);
  if (!userId) return null;
  const row = await db
    .deleteFrom("account_links")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("token_hash", "=", hashOf(token))
    .where("expires_at", ">", now)
    .returning(["email", "mailed"])
    .executeTakeFirst();
  return row ? { userId, ...row } : null;
}

/** The account's id and 256 secret bits, 64 characters. */
export function linkToken(userId: string, secret = randomBytes(32)): string {
  return Buffer.concat([uuidBytes(userId), secret]).toString("base64url");
}

/** The account that a token names; null when it is none. */
function userOf(token: string): string | null {
  try {
    return uuidText(Buffer.from(token, "base64url").subarray(0, 16));
  } catch {
    return null;
  }
}

/** The address of a link. The page reads the account's email from it, to show it. */
export function linkUrl(
  site: string,
  kind: Kind,
  token: string,
  email: string,
): string {
  return `${site}/login#${FRAGMENTS[kind]}=${token}&email=${encodeURIComponent(email)}`;
}

/** A token is random and long, so one round of SHA-256 is enough. */
function hashOf(token: string): string {
  return hash("sha256", token, "base64url");
}
