import { sql } from "kysely";
import type { Database } from "../db/connection.ts";
import { NEARLY_FULL_BUDGETS } from "../modules/budgets/quota.ts";

/** Counts of rows, the same for every process of the database. */
export interface Figures {
  accounts: number;
  /** Accounts with nine tenths of the saved budgets that one may have. */
  accountsNearlyFull: number;
  sessions: number;
  /** Mails that wait for their time or for another try. */
  mailsWaiting: number;
  /** Age in seconds of the oldest mail that is due; 0 when none is. */
  oldestMail: number;
  /** Payments to read at the gateway by now. */
  paymentsDue: number;
  /** How long the longest due payment waits, in seconds; 0 when none is due. */
  oldestPayment: number;
  /** Requests of clients without an answer. */
  requestsPending: number;
  /** Canaries that the last day stopped. */
  canariesStopped: number;
  /** Age in seconds of the last backup by the admin command; null when there was none. */
  backupAge: number | null;
}

/** How long figures are served without reading them again. */
const KEPT_MS = 60_000;

/** Reads the figures at most once a minute: they scan tables. Concurrent callers share one reading. */
export function createFigures(
  db: Database,
  gateway: string,
  now: () => Date,
): () => Promise<Figures> {
  let reading: Promise<Figures> | undefined;
  let readAt = 0;
  return () => {
    const time = now().getTime();
    if (reading && time - readAt < KEPT_MS) return reading;
    readAt = time;
    reading = readFigures(db, gateway, now());
    reading.catch(() => (reading = undefined));
    return reading;
  };
}

async function readFigures(
  db: Database,
  gateway: string,
  now: Date,
): Promise<Figures> {
  const seconds = (instant: string) =>
    sql`coalesce(extract(epoch from ${now}::timestamptz - min(${sql.ref(instant)})), 0)::float8`;
  const { rows } = await sql<Figures>`
    select
      (select count(*) from users) as "accounts",
      (select count(*) from (
        select from budgets group by user_id having count(*) >= ${NEARLY_FULL_BUDGETS}
      ) nearly_full) as "accountsNearlyFull",
      (select count(*) from sessions) as "sessions",
      (select count(*) from mails where send_after is not null) as "mailsWaiting",
      (select ${seconds("created_at")} from mails
        where send_after <= ${now} or (send_after is not null and tries > 0)) as "oldestMail",
      (select count(*) from payments
        where gateway = ${gateway} and next_read_at <= ${now}) as "paymentsDue",
      (select ${seconds("next_read_at")} from payments
        where gateway = ${gateway} and next_read_at <= ${now}) as "oldestPayment",
      (select count(*) from received_budgets where status = 'PENDING') as "requestsPending",
      (select count(*) from stopped_canaries
        where stopped_at > ${now}::timestamptz - interval '1 day') as "canariesStopped",
      (select extract(epoch from ${now}::timestamptz - value::timestamptz)::float8
        from settings where name = 'last_backup_at') as "backupAge"
  `.execute(db);
  return rows[0]!;
}
