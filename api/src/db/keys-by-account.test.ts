import { sql } from "kysely";
import { createTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./connection.ts";

// The schema uses only what a distributed PostgreSQL such as Citus supports. Decision record 18 says why each table is
// where it is.

/** Tables whose rows are spread over servers, all of an account on one, with the column that names the account. */
const SPREAD: Record<string, string> = {
  users: "id",
  companies: "user_id",
  logos: "user_id",
  budgets: "user_id",
  received_budgets: "user_id",
  sent_proposals: "user_id",
  price_points: "user_id",
  proposal_links: "user_id",
  acceptances: "user_id",
  price_items: "user_id",
  recipes: "user_id",
  templates: "user_id",
  subscriptions: "user_id",
  payments: "user_id",
  card_tries: "user_id",
  webhook_events: "user_id",
  idempotency_keys: "user_id",
  admin_actions: "user_id",
  sign_in_addresses: "user_id",
  sessions: "user_id",
  account_links: "user_id",
  canary_openings: "user_id",
  // Of one account, by its pseudonym.
  erased_payments: "pseudonym",
};
/** Small tables that every server has a full copy of. */
const EVERYWHERE = ["plans", "sign_in_names"];
/** Tables that stay on the server the API connects to; no other table refers to them. */
const IN_ONE_PLACE = [
  "settings",
  // It is unlogged, so it could not move; and only one server may count.
  "rate_limits",
  // The unique names of its mails are those of all accounts.
  "mails",
  // Found by the hash of an account that no longer exists.
  "erased_accounts",
  // Of no account.
  "stopped_canaries",
  // Found by the address of a page whose account no longer exists.
  "ended_links",
  // Found by an address that has no account yet.
  "invitations",
  // Stands in for the gateway's database where the sandbox is the gateway.
  "sandbox_charges",
  "kysely_migration",
  "kysely_migration_lock",
];

let db: Database;
beforeAll(async () => (db = await createTestDatabase()));
afterAll(() => db.destroy());

const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(db)).rows;

test("every table has its place", async () => {
  const tables = await rowsOf(sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  `);
  expect(tables.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(SPREAD), ...EVERYWHERE, ...IN_ONE_PLACE].sort(),
  );
});

test("spread tables have a primary key, and unique keys only within an account", async () => {
  const indexes = await rowsOf(sql<{
    table: string;
    is_primary: boolean;
    columns: string[];
  }>`
    select c.relname as table, i.indisprimary as is_primary,
      array(
        select attname::text from pg_attribute
        where attrelid = c.oid and attnum = any (i.indkey)
      ) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique
  `);
  for (const [table, column] of Object.entries(SPREAD)) {
    const ofTable = indexes.filter((index) => index.table === table);
    expect([table, ofTable.filter((index) => index.is_primary).length]).toEqual(
      [table, 1],
    );
    for (const { columns } of ofTable) {
      expect([table, columns]).toEqual([
        table,
        expect.arrayContaining([column]),
      ]);
    }
  }
});

test("spread tables refer to their own account or to tables that every server has", async () => {
  const keys = await rowsOf(sql<{
    name: string;
    from: string;
    to: string;
    pairs: [string, string][];
  }>`
    select conname as name, conrelid::regclass::text as from,
      confrelid::regclass::text as to,
      (
        select json_agg(json_build_array(one.attname, other.attname))
        from unnest(conkey, confkey) as pair (one_num, other_num)
        join pg_attribute one
          on one.attrelid = conrelid and one.attnum = one_num
        join pg_attribute other
          on other.attrelid = confrelid and other.attnum = other_num
      ) as pairs
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
  `);
  expect(keys.length).toBeGreaterThan(10);
  for (const { name, from, to, pairs } of keys) {
    const within = pairs.some(
      ([one, other]) => SPREAD[from] === one && SPREAD[to] === other,
    );
    const allowed =
      from in SPREAD
        ? within || EVERYWHERE.includes(to)
        : EVERYWHERE.includes(from) && EVERYWHERE.includes(to);
    expect([name, allowed]).toEqual([name, true]);
  }
});

test("the schema has nothing that a distributed database lacks or does differently", async () => {
  const found = await rowsOf(sql<{ what: string }>`
    select 'trigger ' || tgname as what from pg_trigger where not tgisinternal
    union all
    select 'sequence ' || relname from pg_class where relkind = 'S'
    union all
    select 'view or foreign table ' || relname from pg_class
      where relkind in ('v', 'm', 'f')
      and relnamespace = 'public'::regnamespace
    union all
    select 'identity ' || attname from pg_attribute where attidentity <> ''
    union all
    select 'exclusion or deferrable ' || conname from pg_constraint
      where connamespace = 'public'::regnamespace
      and (contype = 'x' or condeferrable)
    union all
    select 'inheritance ' || inhrelid::regclass::text from pg_inherits
      join pg_class on pg_class.oid = inhrelid where relkind = 'r'
    union all
    select 'extension ' || extname from pg_extension where extname <> 'plpgsql'
    union all
    select 'function ' || proname from pg_proc
      where pronamespace = 'public'::regnamespace
  `);
  expect(found).toEqual([]);
});

test("the database refuses an account another account's email and phone", async () => {
  const add = (id: string) => sql`
    insert into users (id, name, email, phone, password_hash)
    values (${id}, 'ana', 'ana@exemplo.com', '31999990000', '')
  `;
  const id = "0190a6a0-0000-7000-8000-000000000001";
  await sql`
    insert into sign_in_names (name, user_id)
    values ('ana@exemplo.com', ${id}), ('31999990000', ${id})
  `.execute(db);
  await add(id).execute(db);
  await expect(add(crypto.randomUUID()).execute(db)).rejects.toMatchObject({
    constraint: "users_email_is_own",
  });
});
