import { sql } from "kysely";
import { rulesHash } from "shared-contracts/rules-hash";
import {
  createEmptyDatabase,
  createTestDatabaseConfig,
} from "../../../test/test-database.ts";
import { createTestApp, createUser, PASSWORD } from "../../../test/test-app.ts";
import { sampleBody } from "../../../test/test-budget.ts";
import { openDatabase } from "../../db/connection.ts";
import { createDatabaseHealth } from "../../db/database-health.ts";

test("health is ok while the database answers, and says the rules [rules-are-one-copy]", async () => {
  const service = await createTestApp();
  const answer = await service.app.inject("/health");
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { ok: true, rulesHash: rulesHash() },
  ]);
  await service.close();
});

test("health uses a separate connection, not the pool that calls wait for", async () => {
  const { db, other } = await createEmptyDatabase({ max: 1 });
  const service = await createTestApp({
    db,
    health: createDatabaseHealth(other),
  });
  const taken = await db.startTransaction().execute();
  const answer = await service.app.inject("/health");
  expect(answer.statusCode).toBe(200);
  await taken.rollback().execute();
  await service.close();
  await Promise.all([db.destroy(), other.destroy()]);
});

test("without a database, health and every call are UNAVAILABLE", async () => {
  const db = openDatabase({ host: "/nowhere" });
  const service = await createTestApp({ db });
  const login = { email: "ana@exemplo.com", password: "x" };
  const answers = [
    await service.app.inject("/health"),
    await service.app.inject({
      method: "POST",
      url: "/auth/login",
      payload: login,
    }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        error: "Serviço indisponível no momento. Tente de novo em instantes.",
        code: "UNAVAILABLE",
      },
    ]);
  }
  await service.close();
  await db.destroy();
});

test("on a standby, reads go on; changes, sign-ins and health are UNAVAILABLE", async () => {
  const config = await createTestDatabaseConfig();
  const primary = openDatabase(config);
  const { app, close } = await createTestApp({ db: primary });
  const user = await createUser(app);
  await close();
  const db = openDatabase({
    ...config,
    // What a standby refuses with.
    options: "-c default_transaction_read_only=on",
  });
  const standby = await createTestApp({ db });
  const { email, token } = user;
  const login = { email, password: PASSWORD };
  const signedIn = { authorization: `Bearer ${token}` };
  const budgets = { url: "/orcamentos", headers: signedIn };
  const answers = [
    await standby.app.inject("/health"),
    await standby.app.inject({
      method: "POST",
      url: "/auth/login",
      payload: login,
    }),
    await standby.app.inject({
      ...budgets,
      method: "POST",
      payload: sampleBody(),
    }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: "UNAVAILABLE" },
    ]);
  }
  expect((await standby.app.inject(budgets)).statusCode).toBe(200);
  await standby.close();
  await Promise.all([db.destroy(), primary.destroy()]);
});

test.each([
  ["53100", 507, "STORAGE_FULL", "sem espaço"],
  ["58030", 503, "UNAVAILABLE", "indisponível"],
])(
  "a disk that fails with %s refuses a save with a reason, and health fails until there is space again",
  async (sqlState, status, code, reason) => {
    const { app, db, close } = await createTestApp();
    const user = await createUser(app);
    const health = async () => {
      const answer = await app.inject("/health");
      return [answer.statusCode, answer.json<{ code?: string }>().code];
    };
    // PostgreSQL's own refusal of new rows and new files.
    await sql
      .raw(
        `create function refuse_rows() returns trigger language plpgsql as
         $$ begin raise exception 'no room' using errcode = '${sqlState}'; end $$;
       create function refuse_files() returns event_trigger language plpgsql as
         $$ begin raise exception 'no room' using errcode = '${sqlState}'; end $$;
       create trigger full_disk before insert on budgets execute function refuse_rows();
       create event trigger full_disk on ddl_command_end
         when tag in ('CREATE TABLE AS') execute function refuse_files()`,
      )
      .execute(db);
    expect(await health()).toEqual([200, undefined]);

    const save = await user.call("POST", "/orcamentos", sampleBody());
    expect([save.statusCode, save.json()]).toMatchObject([status, { code }]);
    expect(save.json<{ error: string }>().error).toContain(reason);
    expect(await health()).toEqual([status, code]);
    const list = await user.call("GET", "/orcamentos");
    expect([list.statusCode, list.json()]).toEqual([200, []]);

    await sql
      .raw("drop event trigger full_disk; drop trigger full_disk on budgets")
      .execute(db);
    expect(await health()).toEqual([200, undefined]);
    const again = await user.call("POST", "/orcamentos", sampleBody());
    expect(again.statusCode).toBe(201);
    await close();
  },
);
