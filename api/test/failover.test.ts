import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { examples } from "tooling/runs";
import { type ApiProcess, killLeftovers, startApi } from "./api-process.ts";
import { startDebianPair } from "./debian-postgresql.ts";
import { startTcpProxy } from "./tcp-proxy.ts";
import { sampleBody } from "./test-budget.ts";
import { call, register, signIn } from "./two-apis.ts";

const SAVERS = 4;
/** Saves before the primary ends, and again after the promotion. */
const SAVES = 40;
const PROMOTION_MS = 10_000;

afterAll(killLeftovers);

/**
 * A crash loses what an asynchronous standby has not received; a primary that is stopped sends it everything first. So
 * the asynchronous primary is stopped.
 */
const ENDS = [
  { replication: "synchronous", signal: "SIGQUIT", end: "crashes" },
  { replication: "asynchronous", signal: "SIGINT", end: "is stopped" },
] as const;

test.each(examples(ENDS, 1))(
  "when a primary with a $replication standby $end, the standby is UNAVAILABLE to changes, and once promoted it has every acknowledged save once [acknowledged-is-stored]",
  async ({ replication, signal }) => {
    const pair = await startDebianPair(replication);
    const at = (port: number) => ({ host: "127.0.0.1", port });
    const proxy = await startTcpProxy(at(pair.primary.port));
    const api = await startApi({
      DATABASE_URL: pair.urlAt(proxy.port),
      BANQUETE_RATE_LIMIT: "1000000",
      BANQUETE_LOGIN_RATE_LIMIT: "0",
    });
    const { email, token } = await register(api);
    const saves = startSaves(api, token);
    await until(async () => saves.names.length >= SAVES);

    proxy.redirect(at(pair.standby.port));
    await pair.primary.end(signal);
    const list = () => call(api, "GET", "/orcamentos?campos=resumo", { token });
    await until(async () => (await list()).status === 200);
    expect((await signIn(api, email)).status).toBe(503);
    expect((await call(api, "GET", "/health")).status).toBe(503);

    const before = saves.names.length;
    const promoted = performance.now();
    await promote(pair.urlAt(pair.standby.port));
    await until(async () => saves.names.length > before);
    expect(performance.now() - promoted).toBeLessThan(PROMOTION_MS);
    expect((await signIn(api, email)).status).toBe(200);
    expect((await call(api, "GET", "/health")).status).toBe(200);
    await until(async () => saves.names.length >= before + SAVES);
    const refusals = await saves.stop();
    expect(refusals).toEqual(new Set([503]));

    const stored = (await list()).body as { nome: string }[];
    expect(stored.map(({ nome }) => nome).sort()).toEqual(saves.names.sort());
    await api.end("SIGTERM");
    proxy.close();
    await pair.stop();
  },
);

/** Saves concurrently; repeats each save under its key until it is acknowledged. */
function startSaves(api: ApiProcess, token: string) {
  const names: string[] = [];
  const refusals = new Set<number>();
  let stopping = false;
  const saver = async () => {
    while (!stopping) {
      const nome = randomUUID();
      const headers = { "Idempotency-Key": randomUUID() };
      const body = { ...sampleBody(), nome };
      const save = () =>
        call(api, "POST", "/orcamentos", { token, headers, body });
      for (;;) {
        const { status } = await save();
        if (status === 201) break;
        refusals.add(status);
        await setTimeout(50);
      }
      names.push(nome);
    }
  };
  const savers = Array.from({ length: SAVERS }, saver);
  const stop = async () => {
    stopping = true;
    await Promise.all(savers);
    return refusals;
  };
  return { names, stop };
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("select pg_promote()");
  await client.end();
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(20);
}
