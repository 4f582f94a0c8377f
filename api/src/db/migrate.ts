import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { start } from "./migrations/001-start.ts";
import { plansAndPayments } from "./migrations/002-plans-and-payments.ts";
import { account } from "./migrations/003-account.ts";
import { receivedBudgets } from "./migrations/004-received-budgets.ts";
import { erasedPayments } from "./migrations/005-erased-payments.ts";
import type { Tables } from "./tables.ts";

/** In the order they run; names are kept in the database and never change. */
const migrations: Record<string, Migration> = {
  "001-start": start,
  "002-plans-and-payments": plansAndPayments,
  "003-account": account,
  "004-received-budgets": receivedBudgets,
  "005-erased-payments": erasedPayments,
};

/** Brings the database to the newest version; safe when several processes do it at once. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
