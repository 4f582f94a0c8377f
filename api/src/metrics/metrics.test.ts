import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { v7 as uuid } from "uuid";
import {
  createTestApp,
  createUser,
  type TestApp,
} from "../../test/test-app.ts";
import { sampleBody } from "../../test/test-budget.ts";
import { createTestDatabase } from "../../test/test-database.ts";
import { issueKey, send } from "../../test/test-request.ts";
import { openDatabase, type Database } from "../db/connection.ts";
import { createDatabaseHealth } from "../db/database-health.ts";
import { openMetrics, type Metrics } from "./open-metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const NOW = new Date("2026-11-25T12:00:00Z");
const HOUR_MS = 60 * 60 * 1000;

function metricsOf(db: Database): Metrics {
  return openMetrics({
    db,
    health: createDatabaseHealth(db),
    pdf: { load: () => ({ running: 1, waiting: 2 }) },
    gateway: "sandbox",
    commit: "abc123",
    now: () => NOW,
    stopping: () => false,
  });
}

/** The product's samples, and their values by name. */
async function samples({ registry }: Metrics) {
  const text = await registry.metrics();
  const lines = text.split("\n").filter((line) => line.startsWith("banquete_"));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe("calls", () => {
  let service: TestApp;
  let metrics: Metrics;
  let log = "";
  beforeAll(async () => {
    const db = await createTestDatabase();
    metrics = metricsOf(db);
    service = await createTestApp({
      db,
      metrics: metrics.registry,
      logLevel: "trace",
      logTo: new Writable({
        write: (chunk, _encoding, done) => {
          log += String(chunk);
          done();
        },
      }),
    });
  });
  afterAll(async () => {
    await service.close();
    await service.db.destroy();
  });

  test("calls and refusals count by the template of their route, in metrics and log, never by its values", async () => {
    const { app } = service;
    const user = await createUser(app);
    await user.call("POST", "/orcamentos", sampleBody());
    await user.call("GET", "/orcamentos/1");
    await user.call("GET", "/orcamentos/4242?token=em-segredo");
    await app.inject("/em-segredo");
    await app.inject({ url: "/logo/files/em-segredo", method: "PURGE" });
    const login = { email: user.email, password: "errada" };
    await app.inject({ method: "POST", url: "/auth/login", payload: login });
    const found = await samples(metrics);
    const calls = (method: string, route: string, status: number) =>
      found.get(
        `banquete_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(calls("GET", "/orcamentos/:id", 200)).toBe(1);
    expect(calls("GET", "/orcamentos/:id", 404)).toBe(1);
    expect(calls("POST", "/orcamentos", 201)).toBe(1);
    expect(calls("none", "none", 404)).toBe(1);
    const refused = 'banquete_refusals_total{route="/auth/login"';
    expect(found.get(`${refused},code="INVALID_CREDENTIALS"}`)).toBe(1);
    for (const text of [...found.keys(), log])
      expect(text).not.toMatch(/4242|em-segredo/);
    expect(log).toContain("/orcamentos/:id");
  });
});

test("the database's figures are counts, ages and a pool", async () => {
  const { app, db, close } = await createTestApp();
  const metrics = metricsOf(db);
  const user = await createUser(app);
  const key = await issueKey(db, user);
  await send({ app, db, close }, key);
  const mail = {
    user_id: user.id,
    kind: "reset",
    to_address: user.email,
    details: "{}",
    once: null,
  };
  const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);
  await db
    .insertInto("mails")
    .values([
      // Waits for another try, sent, for later.
      {
        ...mail,
        id: uuid(),
        created_at: ago(2),
        send_after: ago(-1),
        tries: 3,
      },
      { ...mail, id: uuid(), created_at: ago(9), send_after: null, tries: 1 },
      {
        ...mail,
        id: uuid(),
        created_at: ago(5),
        send_after: ago(-4),
        tries: 0,
      },
    ])
    .execute();
  await db
    .insertInto("settings")
    .values({ name: "last_backup_at", value: ago(26).toISOString() })
    .execute();
  const found = await samples(metrics);
  const value = (name: string) => found.get(`banquete_${name}`);
  expect(value("accounts")).toBe(1);
  expect(value("accounts_nearly_full")).toBe(0);
  expect(value("sessions")).toBe(1);
  expect(value("mails_waiting")).toBe(2);
  expect(value("mails_oldest_seconds")).toBe(2 * 3600);
  expect(value("payments_due")).toBe(0);
  expect(value("payments_oldest_seconds")).toBe(0);
  expect(value("requests_pending")).toBe(1);
  expect(value("backup_age_seconds")).toBe(26 * 3600);
  expect(value("ready")).toBe(1);
  expect(value("pdf_jobs_running")).toBe(1);
  expect(value("pdf_jobs_waiting")).toBe(2);
  expect(value("pool_connections_max")).toBe(10);
  expect(value('payment_gateway_info{name="sandbox"}')).toBe(1);
  expect([...found.keys()].join("\n")).toMatch(
    /banquete_build_info\{commit="abc123",rules="[\da-f]+",node="v\d+[^"]*"\} *$/m,
  );
  metrics.gatewayFailed();
  expect((await samples(metrics)).get("banquete_gateway_failures_total")).toBe(
    1,
  );
  await close();
});

test("without a database the process still has metrics, and no stale figure", async () => {
  const db = openDatabase({ host: "/nowhere" });
  const found = await samples(metricsOf(db));
  expect(found.get("banquete_ready")).toBe(0);
  expect(found.has("banquete_sessions")).toBe(false);
  expect(found.get("banquete_pool_connections_busy")).toBe(0);
  await db.destroy();
});

test("only GET /metrics is served, and a port in use is one line", async () => {
  const db = openDatabase({ host: "/nowhere" });
  const { registry } = metricsOf(db);
  const host = "127.0.0.1";
  const server = await serveMetrics(registry, { host, port: 0 });
  const url = `http://${host}:${server.port}`;
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get("content-type")).toBe(registry.contentType);
  expect(await answer.text()).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(url)).status).toBe(404);
  const other = createServer().listen(0, host);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await expect(serveMetrics(registry, { host, port })).rejects.toThrow(
    /^Port \d+ of 127\.0\.0\.1 cannot be used for metrics: .* BANQUETE_METRICS_PORT/,
  );
  other.close();
  server.close();
  await db.destroy();
});
