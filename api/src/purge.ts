import { purgeExpiredKeys } from "./calls/idempotency.ts";
import type { Database } from "./db/connection.ts";
import { purgeEndedSessions } from "./db/sessions.ts";
import { purgeEndedWindows } from "./http/count-try.ts";
import { purgeMails } from "./mail/mail.ts";
import {
  eraseDueAccounts,
  type ErasedAccount,
} from "./modules/account/erase-due.ts";
import { purgeLinks } from "./modules/account/links.ts";
import { purgeOldAddresses } from "./modules/auth/known-addresses.ts";
import { purgeHeardEvents } from "./modules/payments/hear-webhook.ts";

/**
 * Deletes what is kept for some time only, and the accounts that their owners erased. Resolves with those.
 * [data-goes-in-time]
 */
export async function purge(db: Database, now: Date): Promise<ErasedAccount[]> {
  const [erased] = await Promise.all([
    eraseDueAccounts(db, now),
    purgeEndedSessions(db, now),
    purgeEndedWindows(db),
    purgeExpiredKeys(db, now),
    purgeHeardEvents(db, now),
    purgeLinks(db, now),
    purgeMails(db, now),
    purgeOldAddresses(db),
  ]);
  return erased;
}
