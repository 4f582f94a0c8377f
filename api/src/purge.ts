import { sql } from "kysely";
import { ANSWER_KEPT_MS } from "./calls/idempotency.ts";
import type { Database } from "./db/connection.ts";
import { LONGEST_MS, UNUSED_MS } from "./db/sessions.ts";
import {
  eraseDueAccounts,
  type ErasedAccount,
} from "./modules/account/erase-account.ts";
import { KNOWN_FOR } from "./modules/auth/known-addresses.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long the rows of sent mails stay. */
const MAIL_KEPT_MS = 30 * DAY_MS;
/** Much longer than a gateway repeats its deliveries of an event. */
const EVENT_KEPT_MS = 30 * DAY_MS;
/** A canary is promoted or taken back long before. */
const NEWS_KEPT_MS = 30 * DAY_MS;
/** Longer than any backup is kept. */
const ERASURE_KEPT_MS = 400 * DAY_MS;

/** How long a deleted budget's acceptance stays: as long as its client may claim from it. */
const ACCEPTANCE_KEPT_MS = 5 * 366 * DAY_MS;

/** For each table whose rows are kept for some time only: the condition of the rows to delete. */
function expired(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    sessions: sql`last_used_at <= ${ago(UNUSED_MS)} or created_at <= ${ago(LONGEST_MS)}`,
    rate_limits: sql`ends_at <= now()`,
    idempotency_keys: sql`created_at < ${ago(ANSWER_KEPT_MS)}`,
    erased_accounts: sql`erased_at <= ${ago(ERASURE_KEPT_MS)}`,
    ended_links: sql`ended_at <= ${ago(ERASURE_KEPT_MS)}`,
    acceptances: sql`name is null and accepted_at <= ${ago(ACCEPTANCE_KEPT_MS)}`,
    webhook_events: sql`created_at < ${ago(EVENT_KEPT_MS)}`,
    invitations: sql`expires_at <= ${now}`,
    account_links: sql`expires_at <= ${now}`,
    mails: sql`send_after is null and created_at <= ${ago(MAIL_KEPT_MS)}`,
    canary_openings: sql`opened_at < ${ago(NEWS_KEPT_MS)}`,
    stopped_canaries: sql`stopped_at < ${ago(ERASURE_KEPT_MS)}`,
    sign_in_addresses: sql`last_at <= now() - ${KNOWN_FOR}`,
  };
}

/**
 * Deletes the expired rows, and the accounts that their owners erased. Resolves with those. [data-goes-in-time]
 */
export async function purge(db: Database, now: Date): Promise<ErasedAccount[]> {
  const rows = Object.entries(expired(now)).map(([table, condition]) =>
    sql`delete from ${sql.table(table)} where ${condition}`.execute(db),
  );
  const [erased] = await Promise.all([eraseDueAccounts(db, now), ...rows]);
  return erased;
}
