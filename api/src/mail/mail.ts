import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Connection } from "../db/connection.ts";
import type { MailDetails, MailKind } from "./messages.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Mails of one kind to one address. */
const LIMITS = [
  { most: 3, withinMs: HOUR_MS },
  { most: 10, withinMs: 24 * HOUR_MS },
];
/** How long the rows of sent mails stay. */
const KEPT_MS = 30 * 24 * HOUR_MS;

/** A mail to send. */
export interface NewMail<K extends MailKind = MailKind> {
  kind: K;
  to: string;
  /** Null when nobody knows whether the address is of an account. */
  userId: string | null;
  details: MailDetails[K];
  /** When it is given, the mail of this name is queued once only. */
  once?: string;
  /** When to send it; at once by default. */
  sendAfter?: Date;
}

/** Where a mail is left when something happens that it tells of. */
export interface Mail {
  /** Whether the service sends mail. Without it, nothing is queued. */
  readonly configured: boolean;
  /**
   * Queues a mail in the caller's transaction. Drops it beyond 3 an hour and 10 a day of its kind and address.
   * [mails-are-limited]
   */
  queue<K extends MailKind>(
    db: Connection,
    mail: NewMail<K>,
    now: Date,
  ): Promise<void>;
}

/** For a service without SMTP. */
export const NO_MAIL: Mail = {
  configured: false,
  queue: () => Promise.resolve(),
};

/** `onQueued` is called after each mail; its transaction may still be open. */
export function createMail(onQueued: () => void): Mail {
  return {
    configured: true,
    queue: async (db, mail, now) => {
      if (db.isTransaction) await insert(db, mail, now);
      else await db.transaction().execute((held) => insert(held, mail, now));
      onQueued();
    },
  };
}

async function insert(
  db: Connection,
  { kind, to, userId, details, once, sendAfter }: NewMail,
  now: Date,
): Promise<void> {
  // Concurrent mails of one kind and address are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${to}`}))`.execute(
    db,
  );
  for (const { most, withinMs } of LIMITS) {
    const { count } = await db
      .selectFrom("mails")
      .select((row) => row.fn.countAll<string>().as("count"))
      .where("to_address", "=", to)
      .where("kind", "=", kind)
      .where("created_at", ">", new Date(now.getTime() - withinMs))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return;
  }
  await db
    .insertInto("mails")
    .values({
      id: uuid(),
      user_id: userId,
      kind,
      to_address: to,
      details: JSON.stringify(details),
      once: once ?? null,
      created_at: now,
      send_after: sendAfter ?? now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the rows of mails that were sent long ago. */
export async function purgeMails(db: Connection, now: Date): Promise<void> {
  await db
    .deleteFrom("mails")
    .where("send_after", "is", null)
    .where("created_at", "<=", new Date(now.getTime() - KEPT_MS))
    .execute();
}
