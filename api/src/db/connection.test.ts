import type { FastifyError } from "fastify";
import { sql } from "kysely";
import { setTimeout } from "node:timers/promises";
import { createEmptyDatabase } from "../../test/test-database.ts";
import { toApiError } from "../http/errors.ts";

const SILENT_MS = 100;

test("a connection that ends within a transaction fails only that transaction, as unavailable", async () => {
  const { db, other } = await createEmptyDatabase({});
  const broken = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid
    `.execute(transaction);
    await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(other);
    // The connection ends while no query runs.
    await setTimeout(SILENT_MS);
    await sql`select 1`.execute(transaction);
  });
  const error = await broken.catch((reason: unknown) => reason);
  expect(toApiError(error as FastifyError).code).toBe("UNAVAILABLE");
  await sql`select 1`.execute(db);
  await Promise.all([db.destroy(), other.destroy()]);
});

test("a statement that waits too long for another's lock fails as unavailable", async () => {
  const { db, other } = await createEmptyDatabase({
    statement_timeout: SILENT_MS,
  });
  await sql`create table held (id integer primary key)`.execute(other);
  await other.transaction().execute(async (holding) => {
    await sql`lock table held`.execute(holding);
    const waiting = sql`select id from held`.execute(db);
    const error = await waiting.catch((reason: unknown) => reason);
    expect(toApiError(error as FastifyError).code).toBe("UNAVAILABLE");
  });
  await Promise.all([db.destroy(), other.destroy()]);
});

test("an idle transaction loses its locks after a while", async () => {
  const { db, other } = await createEmptyDatabase({
    idle_in_transaction_session_timeout: SILENT_MS,
  });
  await sql`create table held (id integer primary key)`.execute(other);
  await sql`insert into held values (1)`.execute(other);
  const lock = sql`select id from held for update`;
  let freed = false;
  const silent = db.transaction().execute(async (transaction) => {
    await lock.execute(transaction);
    // Waits until the lock is released.
    await lock.execute(other);
    freed = true;
    await lock.execute(transaction);
  });
  await expect(silent).rejects.toThrow();
  expect(freed).toBe(true);
  const { rows } = await sql`
    show idle_in_transaction_session_timeout
  `.execute(other);
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: "1min" }]);
  await Promise.all([db.destroy(), other.destroy()]);
});
