import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { lockAccount } from "../src/db/accounts.ts";
import { type ApiProcess, startApi } from "./api-process.ts";
import { sampleBody } from "./test-budget.ts";
import {
  type Account,
  call,
  register,
  startTwoApis,
  type TwoApis,
} from "./two-apis.ts";

/** Concurrent savers, half of them at each process. */
const SAVERS = 4;

let two: TwoApis;
/** The process that stays. */
let second: ApiProcess;
let account: Account;
beforeAll(async () => {
  two = await startTwoApis();
  [, second] = two.apis;
});
beforeEach(async () => {
  account = await register(second);
});
afterAll(() => two?.stop());

interface Save {
  nome: string;
  key: string;
}

const another = (env: Record<string, string> = {}) =>
  startApi({ DATABASE_URL: two.databaseUrl, ...env });
const newSave = (): Save => ({ nome: randomUUID(), key: randomUUID() });
const save = (api: ApiProcess, { nome, key }: Save) =>
  call(api, "POST", "/orcamentos", {
    token: account.token,
    body: sampleBody(nome),
    headers: { "idempotency-key": key },
  });
const savedNames = async () => {
  const { token } = account;
  const { body } = await call(second, "GET", "/orcamentos", { token });
  return (body as { nome: string }[]).map(({ nome }) => nome).sort();
};
/** 503 while the process is stopping, null once it no longer listens. */
const health = (api: ApiProcess) =>
  call(api, "GET", "/health").then(
    ({ status }) => status,
    () => null,
  );
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await setTimeout(20);
};

/** Saves while another transaction holds the account; resolves once the save waits for it. */
async function heldSave(api: ApiProcess) {
  const holding = await two.db.startTransaction().execute();
  await lockAccount(holding, account.id);
  const answer = save(api, newSave());
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(two.db);
    return rows.length > 0;
  });
  return { answer, letGo: () => holding.commit().execute() };
}

test("a stopping process answers its running calls, closes the connections and ends; the other goes on", async () => {
  const leaving = await another();
  const { answer, letGo } = await heldSave(leaving);
  const ended = leaving.end("SIGTERM");
  await until(async () => (await health(leaving)) === null);
  await letGo();
  const { status, headers } = await answer;
  expect([status, headers.get("connection")]).toEqual([201, "close"]);
  expect(await ended).toBe(0);
  expect((await save(second, newSave())).status).toBe(201);
  expect(await savedNames()).toHaveLength(2);
});

test("with time to drain, a stopping process fails its health check and still answers calls", async () => {
  const leaving = await another({ BANQUETE_DRAIN_SECONDS: "600" });
  expect(await health(leaving)).toBe(200);
  process.kill(leaving.pid, "SIGTERM");
  await until(async () => (await health(leaving)) === 503);
  const { status, headers } = await save(leaving, newSave());
  expect([status, headers.get("connection")]).toEqual([201, "close"]);
  expect(await health(second)).toBe(200);
  expect(await leaving.end("SIGKILL")).toBeNull();
});

test("when one is killed while it saves, the other goes on, and no acknowledged save is lost or doubled [acknowledged-is-stored]", async () => {
  const dying = await another();
  const acknowledged: Save[] = [];
  const unanswered: Save[] = [];
  let killed = false;
  const saver = async (api: ApiProcess) => {
    while (!killed) {
      const one = newSave();
      const answer = await save(api, one).catch(() => null);
      if (!answer) {
        unanswered.push(one);
        return;
      }
      expect(answer.status).toBe(201);
      acknowledged.push(one);
    }
  };
  const savers = Array.from({ length: SAVERS }, (_, i) =>
    saver(i % 2 ? dying : second),
  );
  await until(() => Promise.resolve(acknowledged.length >= 20));
  await dying.end("SIGKILL");
  killed = true;
  await Promise.all(savers);
  // None of these was at the process that stays, whenever the last answers of the killed one arrive.
  expect(unanswered.length).toBeLessThanOrEqual(SAVERS / 2);
  // Unanswered saves are sent again, to the remaining process.
  for (const one of unanswered) {
    expect((await save(second, one)).status).toBe(201);
  }
  const sent = [...acknowledged, ...unanswered];
  expect(await savedNames()).toEqual(sent.map(({ nome }) => nome).sort());
}, 180_000);
