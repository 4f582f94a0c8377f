import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import { readAccount } from "../db/accounts.ts";
import type { Connection } from "../db/connection.ts";
import type { MailDetails, MailKind } from "./messages.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Mails of one kind to one address. */
const LIMITS = [
  { most: 3, withinMs: HOUR_MS },
  { most: 10, withinMs: 24 * HOUR_MS },
];

/** A mail to send. */
export interface NewMail<K extends MailKind = MailKind> {
  kind: K;
  /** The account's own address by default. */
  to?: string;
  /** The account. A mail without an existing account is not queued; this takes as long as queuing one. */
  userId: string;
  /** Whether the request came from a network that the account signed in from; such mails have a limit of their own. */
  fromKnown?: boolean;
  details: MailDetails[K];
  /** A unique name: a second mail with the same name is not queued. */
  once?: string;
  /** When to send it; at once by default. */
  sendAfter?: Date;
  /** Whether it is sent later, not dropped, beyond the limits. */
  waits?: boolean;
}

/** The caller of a call that queues a mail. */
export interface MailCaller {
  /** The account that the mail is for; nobody's id when there is none. */
  userId: string;
  remoteIp: string;
}

/**
 * Counts such a call. Resolves with whether the account signed in from the caller's network; rejects with RATE_LIMITED.
 */
export type CountCall = (
  db: Connection,
  caller: MailCaller,
) => Promise<boolean>;

/** Puts mails into the queue. */
export interface Mail {
  /** Whether the service sends mail. Without it, nothing is counted or queued. */
  readonly configured: boolean;
  /** Call it before `queue` where a caller can cause a mail at will. */
  countCall: CountCall;
  /**
   * Queues a mail in the caller's transaction. Beyond 3 an hour and 10 a day of its kind and address it is dropped, or
   * waits. [mails-are-limited]
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
  countCall: () => Promise.resolve(false),
  queue: () => Promise.resolve(),
};

/** `onQueued` is called after each mail; its transaction may still be open. Counts no call by default. */
export function createMail(
  onQueued: () => void,
  countCall: CountCall = NO_MAIL.countCall,
): Mail {
  return {
    configured: true,
    countCall,
    queue: async (db, mail, now) => {
      if (db.isTransaction) await insert(db, mail, now);
      else await db.transaction().execute((held) => insert(held, mail, now));
      onQueued();
    },
  };
}

async function insert(
  db: Connection,
  {
    kind,
    userId,
    fromKnown = false,
    details,
    once,
    sendAfter,
    waits = false,
    ...mail
  }: NewMail,
  now: Date,
): Promise<void> {
  const to = mail.to ?? (await readAccount(db, userId, ["email"])).email;
  // Concurrent mails of one kind and address are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtext(${`${kind} ${to}`}))`.execute(
    db,
  );
  // A mail that waits is as old as if it had been queued when it is due.
  let created = now;
  for (const { most, withinMs } of LIMITS) {
    const full = await db
      .selectFrom("mails")
      .select("created_at")
      .where("to_address", "=", to)
      .where("kind", "=", kind)
      .where("from_known", "=", fromKnown)
      .where("created_at", ">", new Date(now.getTime() - withinMs))
      .orderBy("created_at", "desc")
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (!full) continue;
    if (!waits) return;
    const due = full.created_at.getTime() + withinMs;
    created = new Date(Math.max(created.getTime(), due));
  }
  await sql`
    insert into mails
      (id, user_id, kind, to_address, details, once, created_at, send_after, from_known)
    select ${uuid()}::uuid, id, ${kind}, ${to}, ${JSON.stringify(details)}, ${once ?? null},
      ${created}::timestamptz, ${sendAfter ?? created}::timestamptz, ${fromKnown}::boolean
    from users where id = ${userId}
    on conflict do nothing
  `.execute(db);
}
