import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { readReport } from "./error-report.ts";
import type { ErrorSink } from "./error-sink.ts";

const BODY_LIMIT = 8 * 1024;
/** Reports a minute from one address; more are dropped. */
const PER_MINUTE = 20;
const MINUTE_MS = 60 * 1000;

/** The body on the API page. */
const SHOWN_BODY = {
  type: "object",
  required: ["part"],
  properties: {
    part: { type: "string", description: "`shell`, or the remote's name." },
    name: { type: "string", description: "The error's class." },
    release: { type: "string" },
    path: { type: "string", description: "Kept without its values." },
    stack: { type: "string", description: "Kept as file:line:column." },
    requestId: {
      type: "string",
      description: "The X-Request-Id of a call that failed.",
    },
  },
  example: {
    part: "mf-wizard",
    name: "TypeError",
    release: "1.0.0-0a1b2c3d4e5f",
    path: "/foods",
    stack: "TypeError\n    at https://example.com/foods.js:1:2042",
  },
};

/**
 * Receives the errors of pages. It is outside the table of calls, because it answers 204 whatever it gets: a page that
 * failed has nobody to tell.
 */
export function registerTelemetry(app: FastifyInstance, sink: ErrorSink): void {
  const limit = app.createRateLimit({ max: PER_MINUTE, timeWindow: MINUTE_MS });
  app.post(
    "/telemetry",
    {
      bodyLimit: BODY_LIMIT,
      config: { shownBody: SHOWN_BODY },
      errorHandler: (_error, _request, reply) => void reply.status(204).send(),
      schema: {
        operationId: "reportError",
        summary: "Receives the error of a page.",
        description: `Always 204. Message, query and values of the path are not kept. Beyond ${PER_MINUTE} a minute from one address reports are dropped.`,
        tags: ["telemetry"],
        security: [],
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const report = readReport(request.body, request.id);
      const { isAllowed, ...used } = await limit(request);
      const isExceeded = !isAllowed && "isExceeded" in used && used.isExceeded;
      if (report && !isExceeded) sink(report);
      return reply.status(204).send();
    },
  );
}
