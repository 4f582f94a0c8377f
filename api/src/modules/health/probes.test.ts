import { createTestDatabaseConfig } from "../../../test/test-database.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { openDatabase } from "../../db/connection.ts";
import { createDatabaseHealth } from "../../db/database-health.ts";
import { notReady } from "./probes.ts";

const running = () => false;

/** What /healthz and /readyz answer of a service with these settings. */
async function probes(overrides: Parameters<typeof createTestApp>[0]) {
  const { app, close } = await createTestApp(overrides);
  const answers = [await app.inject("/healthz"), await app.inject("/readyz")];
  await close();
  return answers.map((answer) => [answer.statusCode, answer.json<unknown>()]);
}

test("a process with a migrated database lives and is ready", async () => {
  expect(await probes({})).toEqual([
    [200, { ok: true }],
    [200, { ok: true }],
  ]);
});

test("a stopping process lives and is not ready", async () => {
  expect(await probes({ stopping: () => true })).toEqual([
    [200, { ok: true }],
    [503, { ok: false, code: "STOPPING" }],
  ]);
});

test("a process without its database lives and is not ready", async () => {
  const db = openDatabase({ host: "/nowhere" });
  expect(await probes({ db })).toEqual([
    [200, { ok: true }],
    [503, { ok: false, code: "DATABASE_UNAVAILABLE" }],
  ]);
  await db.destroy();
});

test("a standby is not ready", async () => {
  const db = openDatabase({
    ...(await createTestDatabaseConfig()),
    options: "-c default_transaction_read_only=on",
  });
  const reason = await notReady(createDatabaseHealth(db), running);
  expect(reason).toBe("DATABASE_READ_ONLY");
  await db.destroy();
});

test.each(["53100", "58030"])(
  "a disk that fails with %s is a reason",
  async (code) => {
    const check = () => Promise.reject(Object.assign(new Error(), { code }));
    const health = { check, isMigrated: () => Promise.resolve(true) };
    const reason = await notReady(health, running);
    expect(reason).toBe("DATABASE_DISK");
  },
);

test("tables of an older version are not ready, those of a newer one are", async () => {
  const db = openDatabase(await createTestDatabaseConfig());
  const health = createDatabaseHealth(db);
  const add = db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto("kysely_migration")
    .values({ name: "999-later", timestamp: "" });
  await add.execute();
  expect(await notReady(health, running)).toBeNull();
  await db
    .withTables<{ kysely_migration: { name: string } }>()
    .deleteFrom("kysely_migration")
    .where("name", "!=", "999-later")
    .execute();
  expect(await notReady(health, running)).toBe("DATABASE_NOT_MIGRATED");
  await db.schema.dropTable("kysely_migration").execute();
  expect(await notReady(health, running)).toBe("DATABASE_NOT_MIGRATED");
  await db.destroy();
});

test("the limit of an address counts readiness, and never the process's own life", async () => {
  const { app, close } = await createTestApp({ callsPerMinute: 1 });
  const statuses = [];
  for (const path of ["/healthz", "/healthz", "/readyz", "/readyz", "/healthz"])
    statuses.push((await app.inject(path)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 200]);
  await close();
});
