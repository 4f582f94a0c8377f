import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { start } from "./migrations/001-start.ts";
import { plansAndPayments } from "./migrations/002-plans-and-payments.ts";
import { account } from "./migrations/003-account.ts";
import { receivedBudgets } from "./migrations/004-received-budgets.ts";
import { erasedPayments } from "./migrations/005-erased-payments.ts";
import { rateLimits } from "./migrations/006-rate-limits.ts";
import { keysByAccount } from "./migrations/007-keys-by-account.ts";
import { paidChargesAreRead } from "./migrations/008-paid-charges-are-read.ts";
import { storedTotals } from "./migrations/009-stored-totals.ts";
import { signInAddresses } from "./migrations/010-sign-in-addresses.ts";
import { receivedVersions } from "./migrations/011-received-versions.ts";
import { budgetSummaries } from "./migrations/012-budget-summaries.ts";
import { sentProposals } from "./migrations/013-sent-proposals.ts";
import { intakeKeys } from "./migrations/014-intake-keys.ts";
import { mails } from "./migrations/016-mails.ts";
import { chosenOptions } from "./migrations/017-chosen-options.ts";
import { resetMails } from "./migrations/018-reset-mails.ts";
import { summaryContacts } from "./migrations/019-summary-contacts.ts";
import { sessions } from "./migrations/015-sessions.ts";
import { StartupError } from "../startup-error.ts";
import { fillSummaries } from "./fill-summaries.ts";
import type { Tables } from "./tables.ts";

/** In the order they run. The database stores their names, so they never change. */
const migrations: Record<string, Migration> = {
  "001-start": start,
  "002-plans-and-payments": plansAndPayments,
  "003-account": account,
  "004-received-budgets": receivedBudgets,
  "005-erased-payments": erasedPayments,
  "006-rate-limits": rateLimits,
  "007-keys-by-account": keysByAccount,
  "008-paid-charges-are-read": paidChargesAreRead,
  "009-stored-totals": storedTotals,
  "010-sign-in-addresses": signInAddresses,
  "011-received-versions": receivedVersions,
  "012-budget-summaries": budgetSummaries,
  "013-sent-proposals": sentProposals,
  "014-intake-keys": intakeKeys,
  "015-sessions": sessions,
  "016-mails": mails,
  "017-chosen-options": chosenOptions,
  "018-reset-mails": resetMails,
  "019-summary-contacts": summaryContacts,
};

/** Settings of a pool for `migrate`: a long migration, or the wait for another process's, is silent. */
export const MIGRATION_POOL = { max: 1, silent_timeout: 0 };

/** Migrates the database to the newest version. Of several processes one does it, and the others wait. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // The time limit of a call's query does not apply to a long migration or to the wait for another process's.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await migrateToLatest(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
  // After the migrations' transaction, so that a process of the release before does not wait while many budgets are
  // read.
  await fillSummaries(db);
}

async function migrateToLatest(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const newer = await newerMigration(db);
  if (newer === undefined) throw error;
  throw new StartupError(
    `These tables are of a newer version: they have ${newer}, which this version does not know. Start the newer version.`,
  );
}

async function newerMigration(db: Kysely<Tables>): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.find(({ name }) => !(name in migrations))?.name;
}
