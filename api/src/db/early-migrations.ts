import { type Kysely, sql } from "kysely";
import { StartupError } from "../startup-error.ts";
import type { Tables } from "./tables.ts";

/** The last commit that runs these migrations. */
const LAST_COMMIT = "fb7b9b46";

/** The migrations before 1.0.0. Together they made the tables that one migration makes today. */
const EARLY = [
  "001-start",
  "002-plans-and-payments",
  "003-account",
  "004-received-budgets",
  "005-erased-payments",
  "006-rate-limits",
  "007-keys-by-account",
  "008-paid-charges-are-read",
  "009-stored-totals",
  "010-sign-in-addresses",
  "011-received-versions",
  "012-budget-summaries",
  "013-sent-proposals",
  "014-intake-keys",
  "015-sessions",
  "016-mails",
  "017-chosen-options",
  "018-reset-mails",
  "019-summary-contacts",
];

/**
 * Replaces the early migrations in the list of a database that has them all by `name`. Throws a `StartupError`, and
 * changes nothing, where one is missing. Of several processes the first replaces the list; the delete of the others
 * waits for its commit and finds no row.
 */
export async function replaceEarlyMigrations(
  db: Kysely<Tables>,
  name: string,
  place: string,
): Promise<void> {
  if (!(await exists(db, sql`to_regclass('kysely_migration') is not null`)))
    return;
  await db.transaction().execute(async (held) => {
    const { rows } = await sql`
      delete from kysely_migration where name in (${sql.join(EARLY)}) returning name
    `.execute(held);
    if (rows.length === 0) return;
    if (rows.length < EARLY.length || (await hasUnlisted(held))) {
      throw new StartupError(
        `${place} has tables from before version 1.0.0, and commit ${LAST_COMMIT} is the last that opens them: start that commit once to keep the data, or begin with another data folder or an empty database.`,
      );
    }
    const timestamp = new Date().toISOString();
    await sql`
      insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})
    `.execute(held);
  });
}

/** Whether a process older than the last commit saved a budget whose columns for lists nobody filled since. */
function hasUnlisted(db: Kysely<Tables>): Promise<boolean> {
  return exists(
    db,
    sql`exists (select from budgets where listed_version is distinct from version)`,
  );
}

async function exists(
  db: Kysely<Tables>,
  condition: ReturnType<typeof sql>,
): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    select ${condition} as holds
  `.execute(db);
  return rows[0]!.holds;
}
