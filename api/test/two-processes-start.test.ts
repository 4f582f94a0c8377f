import { sql } from "kysely";
import { type ApiProcess, startRefused } from "./api-process.ts";
import { call, register, startTwoApis, type TwoApis } from "./two-apis.ts";

const POOL = 3;

let two: TwoApis;
let first: ApiProcess;
let second: ApiProcess;
beforeAll(async () => {
  two = await startTwoApis({
    BANQUETE_DEMO: "1",
    BANQUETE_DB_POOL: String(POOL),
  });
  [first, second] = two.apis;
});
afterAll(() => two?.stop());

const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
  `.execute(two.db);
  return rows[0]!.count;
};

test("each process keeps to its number of connections, however many calls it gets", async () => {
  const calls = Array.from({ length: 80 }, (_, i) =>
    call(two.apis[i % 2]!, "GET", "/health"),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  // All connections of the server but the test's own, which is its first.
  const { rows } = await sql<{ connections: number }>`
    select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `.execute(two.db);
  expect(rows[0]!.connections).toBeGreaterThan(1);
  // One more for each process, for its health.
  expect(rows[0]!.connections).toBeLessThanOrEqual(2 * (POOL + 1));
});

test("two processes that start together on an empty database migrate it once and create one demo", async () => {
  for (const api of two.apis) {
    expect((await call(api, "GET", "/health")).status).toBe(200);
  }
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(two.db);
  expect(rows.map(({ name }) => name.slice(0, 3))).toEqual(
    rows.map((_, i) => String(i + 1).padStart(3, "0")),
  );
  const counts = await Promise.all(
    ["plans", "users", "subscriptions", "budgets", "received_budgets"].map(
      count,
    ),
  );
  expect(counts).toEqual([5, 1, 1, 3, 3]);
});

test("a session of one process is valid at the other", async () => {
  const { token } = await register(first);
  expect((await call(second, "GET", "/user/status", { token })).status).toBe(
    200,
  );
});

test("an unreachable database, or one that refuses the login, prints one line without the password", async () => {
  const url = (change: (url: URL) => void) => {
    const changed = new URL(two.databaseUrl);
    change(changed);
    return changed.href;
  };
  const refused = await Promise.all([
    startRefused({ DATABASE_URL: url((one) => (one.port = "1")) }),
    startRefused({ DATABASE_URL: url((one) => (one.password = "wr0ng")) }),
    startRefused({ DATABASE_URL: url((one) => (one.pathname = "/none")) }),
  ]);
  const reasons = [
    "connect ECONNREFUSED 127.0.0.1:1",
    'password authentication failed for user "banquete"',
    'database "none" does not exist',
  ];
  expect(refused).toEqual(
    reasons.map((reason) => ({
      code: 1,
      stdout: "",
      stderr: `The database of DATABASE_URL cannot be used: ${reason}\n`,
    })),
  );
});
