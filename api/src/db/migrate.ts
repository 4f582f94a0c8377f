import { type Kysely, sql, type Transaction } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartupError } from "../startup-error.ts";
import { replaceEarlyMigrations } from "./early-migrations.ts";
import { firstRelease } from "./migrations/001-first-release.ts";
import { erasedAccounts } from "./migrations/002-erased-accounts.ts";
import { invitations } from "./migrations/003-invitations.ts";
import { priceBook } from "./migrations/004-price-book.ts";
import { payers } from "./migrations/005-payers.ts";
import { proposalLinks } from "./migrations/006-proposal-links.ts";
import { priceItems } from "./migrations/007-price-items.ts";
import { automaticPix } from "./migrations/008-automatic-pix.ts";
import { acceptances } from "./migrations/009-acceptances.ts";
import { recipes } from "./migrations/010-recipes.ts";
import { ownTemplates } from "./migrations/011-own-templates.ts";
import { lineCosts } from "./migrations/012-line-costs.ts";
import { createKeys } from "./migrations/013-create-keys.ts";
import { priceMemory } from "./migrations/014-price-memory.ts";
import { canaryOpenings } from "./migrations/015-canary-openings.ts";
import type { Tables } from "./tables.ts";

/**
 * In the order they run. The database stores their names, so they never change. They only add, so that a process of the
 * version before goes on working.
 */
const migrations: Record<string, Migration> = {
  "001-first-release": firstRelease,
  "002-erased-accounts": erasedAccounts,
  "003-invitations": invitations,
  "004-price-book": priceBook,
  "005-payers": payers,
  "006-proposal-links": proposalLinks,
  "007-price-items": priceItems,
  "008-automatic-pix": automaticPix,
  "009-acceptances": acceptances,
  "010-recipes": recipes,
  "011-own-templates": ownTemplates,
  "012-line-costs": lineCosts,
  "013-create-keys": createKeys,
  "014-price-memory": priceMemory,
  "015-canary-openings": canaryOpenings,
};

/** Settings of a pool for `migrate`: a long migration, or the wait for another process's, is silent. */
export const MIGRATION_POOL = { max: 1, silent_timeout: 0 };

/**
 * Migrates the database to the newest version. Of several processes one does it, and the others wait. `place` is the
 * database's name in the message of a refusal.
 */
export async function migrate(
  db: Kysely<Tables>,
  place = "The database",
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // The time limit of a call's query does not apply to a long migration or to the wait for another process's.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await replaceEarlyMigrations(connection, "001-first-release", place);
      await migrateToLatest(connection, place);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/**
 * Brings an empty database to a known version, or on to the newest one, in the caller's transaction. Throws whatever
 * fails.
 */
export async function migrateWithin(
  transaction: Transaction<Tables>,
  version?: string,
): Promise<void> {
  const migrator = migratorOf(transaction);
  const { error } = await (version === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(version));
  if (error) throw error;
}

/** The first of these migrations that this version does not know. */
export function unknownMigration(names: readonly string[]): string | undefined {
  return names.find((name) => !Object.hasOwn(migrations, name));
}

/** The names of the migrations that the database has, in their order. */
export async function doneMigrations(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

function migratorOf(db: Kysely<Tables>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
}

async function migrateToLatest(
  db: Kysely<Tables>,
  place: string,
): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  const newer = unknownMigration(await doneMigrations(db));
  if (newer === undefined) throw error;
  throw new StartupError(
    `${place} has tables of a newer version: they have ${newer}, which this version does not know. Start the newer version.`,
  );
}

/** Whether every migration of this version was done. A newer version may have done more. */
export async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists
  `.execute(db);
  if (!rows[0]?.exists) return false;
  const done = await doneMigrations(db);
  return Object.keys(migrations).every((name) => done.includes(name));
}
