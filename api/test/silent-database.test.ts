import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { runs } from "tooling/runs";
import { openDatabase } from "../src/db/connection.ts";
import { HEALTH_POOL } from "../src/db/database-health.ts";
import { openServed } from "../src/db/start-database.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";
import { createTestApp, createUser } from "./test-app.ts";
import { createTestDatabaseConfig } from "./test-database.ts";

/** The limits of the product in the deep run, shorter ones else. */
const SHORTER = runs > 1 ? 1 : 10;
const HOLE_MS = 12_000 / SHORTER;
const WAIT_MS = 10_000 / SHORTER;
/** Within which everything answers again. A loaded machine needs more than its tenth. */
const PROMISED_MS = 10_000;
const PAUSE_MS = 20;

let proxy: TcpProxy;
async function throughProxy() {
  const { host, ...config } = await createTestDatabaseConfig();
  const path = `${host}/.s.PGSQL.${config.port}`;
  proxy = await startTcpProxy({ path });
  return { ...config, host: "127.0.0.1", port: proxy.port };
}
afterEach(() => proxy.close());

test("calls on silent connections are UNAVAILABLE, and all answer again soon after the silence", async () => {
  const config = await throughProxy();
  const { db, health, stop } = openServed(
    { ...config, connectionTimeoutMillis: WAIT_MS },
    {
      ...HEALTH_POOL,
      connectionTimeoutMillis: HEALTH_POOL.connectionTimeoutMillis / SHORTER,
      query_timeout: HEALTH_POOL.query_timeout / SHORTER,
    },
  );
  const service = await createTestApp({ db, health });
  const user = await createUser(service.app);
  const list = async () =>
    (await user.call("GET", "/orcamentos?campos=resumo")).statusCode;
  const ask = async () => (await service.app.inject("/health")).statusCode;
  // Opens every connection of the pool.
  const before = await Promise.all([
    ask(),
    ...Array.from({ length: 12 }, list),
  ]);
  expect(new Set(before)).toEqual(new Set([200]));

  const hanging = Array.from({ length: 12 }, list);
  const checking = ask();
  proxy.swallow();
  const mended = setTimeout(HOLE_MS).then(() => {
    proxy.mend();
    return performance.now();
  });
  expect(await checking).toBe(503);
  expect(await ask()).toBe(503);

  const since = await mended;
  const until = async (call: () => Promise<number>) => {
    for (;;) {
      const status = await call();
      if (status === 200) return;
      expect(status).toBe(503);
      await setTimeout(PAUSE_MS);
    }
  };
  await Promise.all([
    until(ask),
    ...Array.from({ length: 12 }, () => until(list)),
  ]);
  expect(performance.now() - since).toBeLessThan(PROMISED_MS);
  expect(new Set(await Promise.all(hanging))).toEqual(new Set([503]));
  await service.close();
  await stop();
});

test("a query without an answer fails as unavailable after the limit, and its connection is not used again", async () => {
  const db = openDatabase({
    ...(await throughProxy()),
    max: 1,
    silent_timeout: 300,
  });
  const service = await createTestApp({ db });
  await sql`select 1`.execute(db);
  proxy.swallow();
  const login = await service.app.inject({
    method: "POST",
    url: "/auth/login",
    payload: { email: "ana@exemplo.com", password: "x" },
  });
  expect(login.statusCode).toBe(503);
  proxy.mend();
  await sql`select 1`.execute(db);
  await service.close();
  await db.destroy();
});

test("a check of health without an answer is not the answer of the next one", async () => {
  const config = { ...(await throughProxy()), silent_timeout: 0 };
  const limits = { connectionTimeoutMillis: 300, query_timeout: 300 };
  const { health, stop } = openServed(config, { ...HEALTH_POOL, ...limits });
  await health.check();
  proxy.swallow();
  await expect(health.check()).rejects.toThrow(/timeout/);
  proxy.mend();
  await health.check();
  await stop();
});
