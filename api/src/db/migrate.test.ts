import { sql } from "kysely";
import { setTimeout } from "node:timers/promises";
import {
  createEmptyDatabase,
  createTestDatabase,
} from "../../test/test-database.ts";
import { migrate } from "./migrate.ts";

test("migrating twice changes nothing; the four plans exist", async () => {
  const db = await createTestDatabase();
  await migrate(db);
  const plans = await db
    .selectFrom("plans")
    .select(["price_cents", "duration_days", "is_trial"])
    .where("on_sale", "=", true)
    .orderBy("position")
    .execute();
  expect(plans).toEqual([
    { price_cents: 0, duration_days: 7, is_trial: true },
    { price_cents: 4990, duration_days: 30, is_trial: false },
    { price_cents: 23990, duration_days: 180, is_trial: false },
    { price_cents: 35990, duration_days: 365, is_trial: false },
  ]);
  await db.destroy();
});

test("a process may wait for another's migration longer than any query may take", async () => {
  const LIMIT_MS = 200;
  const { db, other } = await createEmptyDatabase({
    statement_timeout: LIMIT_MS,
  });
  const limit = () => sql<object>`show statement_timeout`.execute(db);
  const before = await limit();
  let migrating: Promise<void>;
  // Takes the lock of Kysely's migrator and holds it for longer than the limit.
  await other.connection().execute(async (connection) => {
    const lock = sql.lit("3853314791062309107");
    await sql`select pg_advisory_lock(${lock}::bigint)`.execute(connection);
    migrating = migrate(db);
    migrating.catch(() => {});
    await setTimeout(3 * LIMIT_MS);
    await sql`select pg_advisory_unlock(${lock}::bigint)`.execute(connection);
  });
  await migrating!;
  expect(await limit()).toEqual(before);
  await db.destroy();
  await other.destroy();
});

test("tables of a newer version are refused as such", async () => {
  const db = await createTestDatabase();
  await sql`
    insert into kysely_migration (name, timestamp)
    values ('999-of-tomorrow', '2026-01-01T00:00:00.000Z')
  `.execute(db);
  await expect(migrate(db)).rejects.toThrow(
    "These tables are of a newer version: they have 999-of-tomorrow, which this version does not know. Start the newer version.",
  );
  await db.destroy();
});
