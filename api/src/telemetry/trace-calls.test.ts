import { readdirSync, readFileSync } from "node:fs";
import {
  killLeftovers,
  serverPid,
  startApi,
  temporaryDataDir,
} from "../../test/api-process.ts";
import {
  callWithSecrets,
  secretsIn,
  startCollector,
} from "../../test/secrets.ts";

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
afterAll(() => {
  killLeftovers();
  const left = serverPid(dataDir);
  if (left !== null) process.kill(left, "SIGQUIT");
  remove();
});

test("with a collector each call is a span of its route, its queries below it; no span, log, label or error report has what callers sent", async () => {
  const collector = await startCollector();
  const api = await startApi({
    ...env,
    ...collector.env,
    OTEL_SERVICE_NAME: "banquete-teste",
    BANQUETE_METRICS_PORT: "0",
    BANQUETE_LOG_LEVEL: "trace",
  });
  const token = await callWithSecrets(async (path, request) =>
    (await fetch(api.url + path, request)).text(),
  );
  const metrics = await fetch(`http://127.0.0.1:${api.metrics}/metrics`);
  const labels = await metrics.text();
  expect(await api.end("SIGTERM")).toBe(0);

  collector.close();

  const sent = collector
    .spans()
    .flatMap((text) => (JSON.parse(text) as Sent).resourceSpans);
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
      /^([A-Z]+ (\/[\w/:.*-]*|none)|notFoundHandler|pg\S+ \w+)$/,
    );

  const reports = collector.reports().join();
  for (const text of [JSON.stringify(sent), api.log(), labels, reports]) {
    expect(text).toMatch(/\/orcamentos\/:id|edit-budget/);
    expect(secretsIn(text, token)).toEqual([]);
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
