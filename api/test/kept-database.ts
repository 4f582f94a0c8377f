import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { Database } from "../src/db/connection.ts";
import { createEmptyDatabase } from "./test-database.ts";

// The tables of version 1.0.0, as the last version before it left them: an account with two budgets, one of them sent,
// and a paid plan; and an account that is about to be erased. Only its PDF is cut.
const dump = readFileSync(
  new URL("fixtures/database-of-1.0.0.sql", import.meta.url),
  "utf8",
);

/** Two pools on a new database with what the dump has. */
export async function restoreKeptDatabase(): Promise<
  Record<"db" | "other", Database>
> {
  // The dump changes settings of its connection.
  const { db: loader, other } = await createEmptyDatabase({ max: 1 });
  await sql.raw(dump).execute(loader);
  await sql`discard all`.execute(loader);
  return { db: loader, other };
}
