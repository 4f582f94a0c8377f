import type { Selectable } from "kysely";
import type { Database } from "../db/connection.ts";
import { isPaused } from "../db/settings.ts";
import type { MailsTable } from "../db/tables/accounts.ts";
import { createWorker, type Worker } from "../worker.ts";
import {
  compose,
  type MailKind,
  type PreparedKind,
  REMINDERS,
  type SentDetails,
} from "./messages.ts";

const MINUTE_MS = 60 * 1000;
/** Longer than a slow server takes. A killed sender's mails are sent again after it. */
const LEASE_MS = 2 * MINUTE_MS;
/** How long to try a mail that no server accepts. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;

export type MailRow = Omit<Selectable<MailsTable>, "kind"> & { kind: MailKind };

/** What goes to the server of mail. */
export interface OutgoingMail {
  messageId: string;
  to: { name: ""; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Hands a mail to the server. Rejects with `responseCode` when the server refused it. */
export type Transport = (mail: OutgoingMail) => Promise<unknown>;

/** Makes the details of each kind; null when there is nothing to send any more. */
export type Prepare = {
  [K in PreparedKind]: (
    db: Database,
    mail: MailRow,
    now: Date,
  ) => Promise<SentDetails[K] | null>;
};

export interface SenderOptions {
  db: Database;
  transport: Transport;
  prepare: Prepare;
  /** The site's address, without a slash at the end. */
  site: string;
  now: () => Date;
  report: (error: unknown) => void;
}

/**
 * Sends the mails that are due, each at least once. A mail whose sender was killed after the server took it is sent
 * once more with the same Message-ID. [a-kill-doubles-one-mail]
 */
export function createSender(options: SenderOptions): Worker {
  return createWorker(() => sendDue(options), options.report);
}

/** Sends one due mail; false when none is due. One at a time, so that a kill doubles at most one. */
async function sendDue(options: SenderOptions): Promise<boolean> {
  const { db, now } = options;
  if (await isPaused(db)) return false;
  const mail = await lease(db, now());
  if (mail) await send(options, mail);
  return mail !== undefined;
}

/** Takes a due mail that no other sender has. Reminders come after mails that a user waits for. */
function lease(db: Database, now: Date): Promise<MailRow | undefined> {
  return db
    .updateTable("mails")
    .set((row) => ({
      leased_until: new Date(now.getTime() + LEASE_MS),
      tries: row("tries", "+", 1),
    }))
    .where("id", "=", (mails) =>
      mails
        .selectFrom("mails")
        .select("id")
        .where("send_after", "<=", now)
        .where(({ eb, or }) =>
          or([eb("leased_until", "is", null), eb("leased_until", "<=", now)]),
        )
        .orderBy(({ eb }) => eb("kind", "in", REMINDERS))
        .orderBy("send_after")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$narrowType<{ kind: MailKind }>()
    .executeTakeFirst();
}

async function send(options: SenderOptions, mail: MailRow): Promise<void> {
  const { db, transport, site, now, report } = options;
  const details = await detailsOf(options, mail);
  if (details === null) return done(db, mail);
  try {
    await transport({
      messageId: `<${mail.id}@${new URL(site).hostname}>`,
      to: { name: "", address: mail.to_address },
      ...compose(mail.kind, details as never, site),
    });
  } catch (error) {
    if (
      isFinal(error) ||
      mail.created_at.getTime() + GIVE_UP_MS < now().getTime()
    ) {
      report(error);
      return done(db, mail);
    }
    return later(db, mail, now());
  }
  return done(db, mail);
}

/** Null when the mail is cancelled: the account is blocked, about to be erased, or has switched reminders off. */
async function detailsOf(
  { db, prepare, now }: SenderOptions,
  mail: MailRow,
): Promise<object | null> {
  if (!(await mayBeSent(db, mail.user_id, mail.kind))) return null;
  const { kind } = mail;
  return kind in prepare
    ? prepare[kind as PreparedKind](db, mail, now())
    : (JSON.parse(mail.details) as object);
}

async function mayBeSent(
  db: Database,
  userId: string,
  kind: MailKind,
): Promise<boolean> {
  const user = await db
    .selectFrom("users")
    .select(["blocked", "erase_at", "reminders"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user || user.blocked) return false;
  // Without the password, the owner needs this link to keep the account.
  if (user.erase_at) return kind === "reset";
  return user.reminders || !REMINDERS.includes(kind);
}

/** Keeps the row, which counts for the limits, and deletes the details of the mail. */
async function done(db: Database, { id }: MailRow): Promise<void> {
  await db
    .updateTable("mails")
    .set({ send_after: null, leased_until: null, details: "{}" })
    .where("id", "=", id)
    .execute();
}

/** Tries again after 1, 2, 4 … at most 64 minutes. */
async function later(
  db: Database,
  { id, tries }: MailRow,
  now: Date,
): Promise<void> {
  const minutes = 2 ** Math.min(tries - 1, 6);
  await db
    .updateTable("mails")
    .set({
      leased_until: null,
      send_after: new Date(now.getTime() + minutes * MINUTE_MS),
    })
    .where("id", "=", id)
    .execute();
}

/** Whether the server will never take this mail, such as one to an address that does not exist. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500;
}
