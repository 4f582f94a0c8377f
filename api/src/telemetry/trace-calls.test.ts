import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "../../test/api-process.ts";
import { wedding } from "../../test/test-request.ts";

/** What callers send in paths, queries, headers and bodies, and nobody may read outside the database. */
const SECRETS = {
  password: "senha-muito-secreta",
  token: "ficha-muito-secreta",
  name: "Marina Segredo Alves",
  email: "marina.segredo@exemplo.com.br",
  phone: "31987650321",
  cpf: "52998224725",
};

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface Sent {
  resourceSpans: {
    resource: { attributes: object[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const { dataDir, remove } = temporaryDataDir();
const env = { BANQUETE_DATA_DIR: dataDir };
/** The bodies that were sent to each path of the collector. */
const received: Record<string, string[]> = {};
const collector = createServer((request, response) => {
  let text = "";
  request.on("data", (part) => (text += part));
  request.on("end", () => {
    (received[request.url!] ??= []).push(text);
    response.end("{}");
  });
}).listen(0, "127.0.0.1");
beforeAll(async () => {
  if (!collector.listening) await once(collector, "listening");
});
afterAll(() => {
  killLeftovers();
  const left = serverPid(dataDir);
  if (left !== null) process.kill(left, "SIGQUIT");
  remove();
  collector.close();
});

/** Sends the secrets wherever a caller may put them; resolves with the token of the session. */
async function callWithSecrets(url: string): Promise<string> {
  const { password, token: secret, name, email, phone, cpf } = SECRETS;
  const send = (path: string, body?: object, more: object = {}) =>
    fetch(url + path, {
      method: body ? "POST" : "GET",
      headers: {
        ...(body && { "Content-Type": "application/json" }),
        traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        tracestate: `vendor=${secret}`,
        baggage: `user=${secret}`,
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const person = { name, email, phone, password };
  const registered = await send(`/auth/register?nome=${name}`, person);
  const { token } = (await registered.json()) as { token: string };
  const signedIn = { Authorization: `Bearer ${token}` };
  await send("/auth/login", { email, password: secret });
  await send("/auth/reset-password", { token: secret, password });
  await send("/plans/activate-trial", {}, signedIn);
  await send(`/orcamentos/4242?token=${secret}`, undefined, signedIn);
  await send(`/orcamentos/${secret}`, undefined, signedIn);
  await send(`/${secret}`);
  await send(`/logo/files/${secret}`);
  const customerData = { name, cpfCnpj: cpf };
  await send(
    "/plans/subscribe",
    { planId: "monthly", paymentMethod: "PIX", customerData },
    signedIn,
  );
  await send(
    "/b2b/orcamentos",
    { dados: wedding() },
    { "X-Intake-Key": secret },
  );
  const path = `/edit-budget/${cpf}?nome=${name}`;
  await send("/telemetry", { part: "shell", path, name, stack: secret });
  return token;
}

test("with a collector each call is a span of its route, its queries below it; no span, log, label or error report has what callers sent", async () => {
  const { port } = collector.address() as AddressInfo;
  const api = await startApi({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: "banquete-teste",
    BANQUETE_ERROR_DSN: `http://key@127.0.0.1:${port}/7`,
    BANQUETE_METRICS_PORT: "0",
    BANQUETE_LOG_LEVEL: "trace",
  });
  const token = await callWithSecrets(api.url);
  const metrics = await fetch(`http://127.0.0.1:${api.metrics}/metrics`);
  const labels = await metrics.text();
  expect(await api.end("SIGTERM")).toBe(0);

  const sent = received["/v1/traces"]!.flatMap(
    (text) => (JSON.parse(text) as Sent).resourceSpans,
  );
  expect(sent[0]!.resource.attributes).toContainEqual({
    key: "service.name",
    value: { stringValue: "banquete-teste" },
  });
  const spans = sent.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap((scope) => scope.spans),
  );
  const call = spans.find(({ name }) => name === "GET /orcamentos/:id")!;
  expect(call.parentSpanId).toBeUndefined();
  expect(call.attributes).toContainEqual({
    key: "http.route",
    value: { stringValue: "/orcamentos/:id" },
  });
  const statements = spans
    .filter(({ traceId }) => traceId === call.traceId)
    .flatMap(({ attributes }) => attributes)
    .filter(({ key }) => key === "db.query.text")
    .map(({ value }) => value.stringValue);
  expect(statements).toContainEqual(
    expect.stringMatching(/from "budgets" where .*\$1/),
  );
  for (const { name } of spans)
    expect(name).toMatch(
      /^([A-Z]+ (\/[\w/:-]*|none)|notFoundHandler|pg\S+ \w+)$/,
    );

  const reports = received["/api/7/envelope/"]!.join("\n");
  for (const text of [JSON.stringify(sent), api.log(), labels, reports]) {
    expect(text).toMatch(/\/orcamentos\/:id|edit-budget/);
    expect(text).not.toMatch(/4242|0af7651916cd43dd|Marina|Segredo/i);
    for (const secret of [token, ...Object.values(SECRETS)])
      expect(text).not.toContain(secret);
  }
});

test("without a collector nothing of OpenTelemetry's SDK is loaded", async () => {
  const loaded = `${dataDir}-loaded`;
  const api = await startApi({ ...env, NODE_V8_COVERAGE: loaded });
  expect(await api.end("SIGTERM")).toBe(0);
  const files = readdirSync(loaded).map((name) =>
    readFileSync(`${loaded}/${name}`, "utf8"),
  );
  expect(files.join()).toContain("/api/src/main.ts");
  expect(files.join()).not.toMatch(/sdk-trace|trace-calls/);
});
