import { createRequire } from "node:module";
import { FastifyOtelInstrumentation } from "@fastify/otel";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
} from "@opentelemetry/sdk-trace-node";
import type { FastifyRequest } from "fastify";

/** The attributes that leave the process. Statements have placeholders instead of their parameters. */
const ATTRIBUTES = new Set([
  "db.namespace",
  "db.query.text",
  "db.system.name",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "request.id",
]);

/** Sends spans without paths, messages of errors and whatever else the libraries add. */
class SafeExporter extends OTLPTraceExporter {
  readonly #onTrouble: (error: unknown) => void;

  constructor(onTrouble: (error: unknown) => void) {
    super();
    this.#onTrouble = onTrouble;
  }

  override export(...[spans, done]: Parameters<OTLPTraceExporter["export"]>) {
    super.export(spans.map(withoutValues), (result) => {
      if (result.error) this.#onTrouble(result.error);
      done(result);
    });
  }
}

function withoutValues(span: ReadableSpan): ReadableSpan {
  const known = Object.entries(span.attributes).filter(([name]) =>
    ATTRIBUTES.has(name),
  );
  return Object.assign(Object.create(span) as ReadableSpan, {
    attributes: Object.fromEntries(known),
    events: [],
    status: { code: span.status.code },
  });
}

/**
 * Traces each call and its queries, and sends the spans where the `OTEL_EXPORTER_OTLP_*` variables say. Call it before
 * the app is built. Returns a function that sends what is left. A trace that the caller names is not continued.
 */
export function traceCalls(
  onTrouble: (error: unknown) => void,
): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": "banquete" }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new SafeExporter(onTrouble))],
  });
  provider.register({ propagator: null });
  new FastifyOtelInstrumentation({
    registerOnInitialization: true,
    instrumentHandler: false,
    instrumentHooks: false,
    requestHook: (span, { id, method, routeOptions }: FastifyRequest) => {
      span.updateName(`${method} ${routeOptions.url ?? "none"}`);
      span.setAttribute("request.id", id);
    },
    lifecycleHook: (span, { hookName }) => span.updateName(hookName),
  });
  new PgInstrumentation({ requireParentSpan: true });
  // Instruments the driver, which is loaded already: the library sees only what is required after it.
  createRequire(import.meta.url)("pg");
  return () => provider.shutdown();
}
