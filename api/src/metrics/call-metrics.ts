import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** Upper bounds in seconds. A PDF may take 30 s. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The route of a call that reached none. */
const NO_ROUTE = "none";

/**
 * Measures every call by the template of its route, such as `/orcamentos/:id`: a path with its values may name an
 * account or carry a token, and each would be a separate series.
 */
export function registerCallMetrics(
  app: FastifyInstance,
  registry: Registry,
): void {
  const registers = [registry];
  const durations = new Histogram({
    name: "banquete_http_request_duration_seconds",
    help: "Calls by method, route template and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: "banquete_refusals_total",
    help: "Refused calls by route template and the code of the refusal",
    labelNames: ["route", "code"],
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    const { url } = request.routeOptions;
    const route = url ?? NO_ROUTE;
    durations.observe(
      {
        // The caller chooses the method of a call without a route.
        method: url === undefined ? NO_ROUTE : request.method,
        route,
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
    if (request.refusal) refusals.inc({ route, code: request.refusal.code });
  });
}
