import { sql } from "kysely";
import { setTimeout } from "node:timers/promises";
import {
  createEmptyDatabase,
  createTestDatabase,
} from "../../test/test-database.ts";
import { allRows } from "../../test/all-rows.ts";
import { restoreKeptDatabase } from "../../test/kept-database.ts";
import type { Database } from "./connection.ts";
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
    "The database has tables of a newer version: they have 999-of-tomorrow, which this version does not know. Start the newer version.",
  );
  await db.destroy();
});

const NAMES = [
  "001-first-release",
  "002-erased-accounts",
  "003-invitations",
  "004-price-book",
  "005-payers",
  "006-proposal-links",
  "007-price-items",
  "008-automatic-pix",
  "009-acceptances",
  "010-recipes",
  "011-own-templates",
  "012-line-costs",
  "013-create-keys",
  "014-price-memory",
  "015-canary-openings",
];

describe("a database from before 1.0.0", () => {
  let db: Database;
  let other: Database;
  beforeEach(async () => ({ db, other } = await restoreKeptDatabase()));
  afterEach(() => Promise.all([db.destroy(), other.destroy()]));

  const list = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by name
    `.execute(db);
    return rows.map(({ name }) => name);
  };
  const rowsBut = async (table: string) =>
    (await allRows(db)).filter((row) => !row.startsWith(`${table} `)).sort();

  test("gets the list of a fresh one, with the same tables, and keeps its rows", async () => {
    const fresh = await createTestDatabase();
    const before = await rowsBut("kysely_migration");
    expect(await list()).toHaveLength(19);
    await migrate(db);
    expect(await list()).toEqual(NAMES);
    const added: Record<string, string> = {
      budgets: ",,,,,,",
      payments: ",,,,",
      received_budgets: ",",
      sandbox_charges: ",,f",
      sent_proposals: ",,,",
      users: ",1",
    };
    const withNewColumns = before.map((row) => {
      const [table = ""] = row.split(" ");
      return row.replace(/\)$/, `${added[table] ?? ""})`);
    });
    expect(await rowsBut("kysely_migration")).toEqual(withNewColumns.sort());
    expect(await catalog(db)).toEqual(await catalog(fresh));
    await fresh.destroy();
  });

  test("is taken over once by two processes, while one of the old version still saves", async () => {
    const old = await other.startTransaction().execute();
    const save = sql`
      update budgets set version = version + 1, listed_version = version + 1,
        known_version = version + 1, summary_version = version + 1
    `;
    await save.execute(old);
    const migrating = Promise.all([migrate(db), migrate(other)]);
    await save.execute(old);
    // A migration that adds to its table waits for it.
    await old.commit().execute();
    await migrating;
    expect(await list()).toEqual(NAMES);
    expect(
      await db.selectFrom("budgets").select("version").orderBy("id").execute(),
    ).toEqual([{ version: 5 }, { version: 3 }]);
  });

  test.each([
    [
      "a migration is missing",
      "delete from kysely_migration where name = '019-summary-contacts'",
    ],
    [
      "a budget was saved by a still older version and not listed since",
      "update budgets set version = version + 1 where id = 1",
    ],
  ])("is refused and stays as it is when %s", async (_, change) => {
    await sql.raw(change).execute(db);
    const before = await allRows(db);
    await expect(migrate(db, "The data folder /x")).rejects.toThrow(
      "The data folder /x has tables from before version 1.0.0, and commit fb7b9b46 is the last that opens them: start that commit once to keep the data, or begin with another data folder or an empty database.",
    );
    expect(await allRows(db)).toEqual(before);
  });
});

/** What PostgreSQL knows of the tables, whatever the order of their columns. */
async function catalog(db: Database): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select format('%s %s %s', relkind, relpersistence, relname) as what
      from pg_class where relnamespace = 'public'::regnamespace
    union all
    select format('%s.%s %s %s %s %s %s %s', attrelid::regclass, attname, format_type(atttypid, atttypmod),
        attnotnull, attstorage, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
      from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    union all
    select format('function %s', oid::regprocedure) from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('trigger %s', tgname) from pg_trigger where not tgisinternal
    union all
    select format('type %s', typname) from pg_type where typnamespace = 'public'::regnamespace
    order by 1
  `.execute(db);
  return rows.map(({ what }) => what);
}
