import { sql } from "kysely";
import { createEmptyDatabase } from "../../test/test-database.ts";
import type { Database } from "../db/connection.ts";
import { migrate } from "../db/migrate.ts";
import { purge } from "../purge.ts";
import { countTry } from "./count-try.ts";

const MINUTE_MS = 60_000;

// Two pools on one database, as two processes have.
let one: Database;
let another: Database;
beforeAll(async () => {
  ({ db: one, other: another } = await createEmptyDatabase({}));
  await migrate(one);
});
afterAll(() => Promise.all([one.destroy(), another.destroy()]));

const hits = async (db: Database, limited: string) =>
  (await countTry(db, limited, MINUTE_MS)).hits;
const rows = () => one.selectFrom("rate_limits").selectAll().execute();
const later = (seconds: number) =>
  one
    .updateTable("rate_limits")
    .set({ ends_at: sql<Date>`ends_at - make_interval(secs => ${seconds})` })
    .execute();

beforeEach(() => one.deleteFrom("rate_limits").execute());

test("concurrent tries from two processes get different numbers", async () => {
  const tries = Array.from({ length: 60 }, (_, i) =>
    hits(i % 2 ? one : another, "login ana"),
  );
  const numbers = (await Promise.all(tries)).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
});

test("a window ends a minute after its first try, however many follow; the next try opens another", async () => {
  await hits(one, "login ana");
  await later(40);
  const { leftMs } = await countTry(another, "login ana", MINUTE_MS);
  expect(leftMs).toBeGreaterThan(0);
  expect(leftMs).toBeLessThanOrEqual(20_000);
  expect(await hits(one, "login ana")).toBe(3);
  expect(await hits(one, "login rui")).toBe(1);
  await later(60);
  expect(await hits(another, "login ana")).toBe(1);
  expect(await hits(one, "login ana")).toBe(2);
});

test("the purge deletes the windows that are over and keeps the open ones", async () => {
  await hits(one, "login ana");
  await later(60);
  await hits(one, "login rui");
  await purge(another, new Date());
  expect((await rows()).map((row) => row.hits)).toEqual([1]);
  expect(await hits(one, "login rui")).toBe(2);
});

test("the stored rows do not reveal who tried", async () => {
  await hits(one, "/auth/login 203.0.113.7 ana@exemplo.com");
  expect(JSON.stringify(await rows())).not.toMatch(/login|203|ana/);
});
