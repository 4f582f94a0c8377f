import type { Connection } from "../../db/connection.ts";
import type { Mail } from "../../mail/mail.ts";
import type { Prepare } from "../../mail/sender.ts";

/** Requests that arrive within it are in one mail. */
const DIGEST_MS = 15 * 60 * 1000;
const KIND = "requests-received";

/**
 * Queues the mail that lists the new requests, unless one is waiting already. Call it in the request's transaction.
 */
export async function mailRequest(
  mail: Mail,
  db: Connection,
  userId: string,
  now: Date,
): Promise<void> {
  if (!mail.configured) return;
  // A mail that is being sent may have read the requests already.
  const waiting = await db
    .selectFrom("mails")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", KIND)
    .where("send_after", ">", now)
    .executeTakeFirst();
  if (waiting) return;
  const sendAfter = new Date(now.getTime() + DIGEST_MS);
  await mail.queue(db, { kind: KIND, userId, details: {}, sendAfter }, now);
}

/** The requests that no mail before named. */
export const requestDetails: Prepare["requests-received"] = async (
  db,
  mail,
) => {
  const before = await db
    .selectFrom("mails")
    .select("created_at")
    .where("user_id", "=", mail.user_id)
    .where("kind", "=", KIND)
    .where("created_at", "<", mail.created_at)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  const since = before
    ? new Date(before.created_at.getTime() + DIGEST_MS)
    : mail.created_at;
  const rows = await db
    .selectFrom("received_budgets")
    .select("nome")
    .where("user_id", "=", mail.user_id)
    .where("created_at", ">=", since)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.length > 0 ? { names: rows.map(({ nome }) => nome) } : null;
};
