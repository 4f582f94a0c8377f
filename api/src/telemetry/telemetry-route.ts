import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";
import {
  type RemoteNews,
  remoteNewsSchema,
} from "shared-contracts/federation/remote-news";
import { z } from "zod";
import type { Database } from "../db/connection.ts";
import { authenticate } from "../http/auth.ts";
import type { Tokens } from "../http/tokens.ts";
import { noteOpenings, stoppedCanaries } from "./canary-evidence.ts";
import { readReport } from "./error-report.ts";
import type { ErrorSink } from "./error-sink.ts";
import { countNews } from "./news-metrics.ts";
import type { ReleasedRemotes } from "./released-remotes.ts";

const BODY_LIMIT = 8 * 1024;
/** Reports a minute from one address, of errors and of news each; more are dropped. */
const PER_MINUTE = 20;
const MINUTE_MS = 60 * 1000;

interface TelemetryOptions {
  db: Database;
  tokens: Tokens;
  errors: ErrorSink;
  remotes: ReleasedRemotes;
  now: () => Date;
  metrics?: Registry | undefined;
}

/** The body on the API page. */
const SHOWN_BODY = {
  type: "object",
  properties: {
    news: {
      type: "object",
      description:
        "How pages of remotes opened, and the web vitals of the document; without the other fields.",
    },
    part: { type: "string", description: "`shell`, or the remote's name." },
    name: { type: "string", description: "The error's class." },
    release: { type: "string" },
    path: { type: "string", description: "Kept without its values." },
    stack: {
      type: "string",
      description: "Kept as file:line:column, with the folder of the release.",
    },
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

const STOPPED = z.object({
  stopped: z.array(z.string()).describe("Remotes and releases."),
});

const newsSchema = z.strictObject({ news: remoteNewsSchema });

/**
 * Receives the errors and the news of pages. It is outside the table of calls, because it answers 204 whatever it gets: a
 * page that failed has nobody to tell.
 */
export function registerTelemetry(
  app: FastifyInstance,
  { db, tokens, errors, remotes, now, metrics }: TelemetryOptions,
): void {
  const limitOf = (keyOf: (request: FastifyRequest) => string) =>
    app.createRateLimit({
      max: PER_MINUTE,
      timeWindow: MINUTE_MS,
      keyGenerator: keyOf,
    });
  const errorLimit = limitOf(({ ip }) => ip);
  const newsLimit = limitOf(({ ip }) => `news ${ip}`);
  const isWithin = async (
    limit: typeof errorLimit,
    request: FastifyRequest,
  ) => {
    const { isAllowed, ...used } = await limit(request);
    return isAllowed || !("isExceeded" in used && used.isExceeded);
  };
  const count = metrics && countNews(metrics, remotes);

  /** The caller of a report that carries a token, if it is in force. */
  const userOf = async ({ headers: { authorization } }: FastifyRequest) => {
    if (authorization === undefined) return null;
    const at = now();
    return authenticate(db, tokens, authorization, at, () => undefined).then(
      ({ id }) => id,
      () => null,
    );
  };
  const receive = async (news: RemoteNews, request: FastifyRequest) => {
    await count?.(news);
    const userId = await userOf(request);
    if (userId === null) return;
    const { openings } = news;
    const stopped = await noteOpenings(db, remotes, userId, openings, now());
    for (const canary of stopped)
      request.log.warn({ canary }, "a canary was stopped");
  };

  app.post(
    "/telemetry",
    {
      bodyLimit: BODY_LIMIT,
      config: { shownBody: SHOWN_BODY },
      errorHandler: (_error, _request, reply) => void reply.status(204).send(),
      schema: {
        operationId: "reportError",
        summary: "Receives the error or the news of a page.",
        description: `Always 204. Message, query and values of the path are not kept. Beyond ${PER_MINUTE} a minute from one address reports are dropped. News of a signed-in page count once for its account while a remote has a canary.`,
        tags: ["telemetry"],
        security: [],
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const { data } = newsSchema.safeParse(request.body);
      if (data) {
        if (await isWithin(newsLimit, request))
          await receive(data.news, request);
        return reply.status(204).send();
      }
      const report = readReport(request.body, request.id);
      if (report && (await isWithin(errorLimit, request))) errors(report);
      return reply.status(204).send();
    },
  );
  app.get(
    "/telemetry/stopped",
    {
      schema: {
        operationId: "stoppedCanaries",
        summary: "The canaries that nobody gets any more.",
        description:
          "Each as remote and release, such as `mf-billing 2.1.0-0a1b2c3d4e5f`. Pages of a canary's users ask it before they open the canary.",
        tags: ["telemetry"],
        security: [],
        response: { 200: STOPPED },
      },
    },
    async () => ({ stopped: await stoppedCanaries(db) }),
  );
}
