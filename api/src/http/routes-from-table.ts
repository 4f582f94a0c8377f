import { Readable } from "node:stream";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import { BINARY, type Endpoint } from "shared-contracts/endpoints/endpoint";
import { type EndpointName, endpoints } from "shared-contracts/endpoints/table";
import { parse } from "zod/v4/core";
import type { Connection, Database } from "../db/connection.ts";
import { ApiError } from "./api-error.ts";
import { type Caller, authenticate } from "./auth.ts";
import { refuseBlocked, whileUnblocked } from "./block-guard.ts";
import { contentDisposition } from "./content-disposition.ts";
import { etagOf, expectedVersion } from "./etag.ts";
import type { Answer, Call, Handlers } from "./handlers.ts";
import { type HeavyCalls, isHeavy, waitForTurn } from "./heavy-calls.ts";
import { leftSignal } from "./left-signal.ts";
import {
  idempotencyKey,
  idempotent,
  type StoredAnswer,
} from "./idempotency.ts";
import type { BodyPreparer } from "../modules/prepare-body.ts";
import { isTransaction } from "./is-transaction.ts";
import { routeSchema } from "./route-schema.ts";
import { registerUploadBody, uploadBodyLimit } from "./upload-body.ts";

const BODY_LIMIT = 64 * 1024;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The table's name of the call this route answers. */
    endpoint?: EndpointName;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export interface RouteOptions {
  db: Database;
  now: () => Date;
  heavyCalls: HeavyCalls;
  /** How long the reader of a long answer may take nothing. */
  readerPatienceMs: number;
  hasActivePlan: (caller: Caller) => Promise<boolean>;
  /** Whose the key in `X-Intake-Key` is; refuses a bad one. */
  intakeCaller: (key: string | string[] | undefined) => Promise<Caller>;
  /** What the handler gets instead of the body, where it does not read the body itself. */
  prepare: BodyPreparer["prepare"];
  /** Checks of single calls, after their body is read and valid. */
  before: Partial<Record<EndpointName, preHandlerAsyncHookHandler>>;
}

type AnyHandler = (
  call: Call<Endpoint> & { prepared: unknown },
) => Promise<Answer<Endpoint>>;

/** Registers a route for every call of the table. */
export function registerRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  options: RouteOptions,
): void {
  app.decorateRequest("caller", null);
  const once = idempotent(options.db, options.now);
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    // Validation has given the call the types its handler names; the loop cannot say so for all of them at once.
    const handler = handlers[name] as unknown as AnyHandler;
    const before = options.before[name];
    const route = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(endpoint.query && { constraints: endpoint.query }),
        config: { endpoint: name },
        schema: routeSchema(name, endpoint),
        bodyLimit: bodyLimitOf(endpoint),
        // Before the body is read: a stranger cannot make us take in 5 MB.
        onRequest: async (request, reply) => {
          if (endpoint.auth === "none") return;
          const caller =
            endpoint.auth === "intake"
              ? await options.intakeCaller(request.headers["x-intake-key"])
              : await authenticate(
                  app,
                  options.db,
                  request.headers.authorization,
                );
          request.caller = caller;
          if (
            endpoint.plan === "active" &&
            !(await options.hasActivePlan(caller))
          ) {
            throw new ApiError("PLAN_REQUIRED");
          }
          if (isHeavy(endpoint, request)) {
            await waitForTurn(options.heavyCalls, caller.id, reply);
          }
        },
        ...(before && { preHandler: before }),
        handler: async (request, reply) => {
          const { caller } = request;
          const prepare = async () => {
            const prepared = await options.prepare(name, request.body, () => ({
              account: caller?.id ?? "",
              left: leftSignal(reply),
            }));
            return (db: Connection) =>
              handler(toCall(request, reply, db, prepared));
          };
          if (!caller || !isTransaction(endpoint)) {
            const run = await prepare();
            const answer = await run(options.db);
            if (caller) await refuseBlocked(options.db, caller.id);
            if ("pieces" in answer) {
              return sendPieces(reply, answer.pieces, options.readerPatienceMs);
            }
            return send(reply, endpoint, answer);
          }
          // Reading, checking and pricing a body hold no connection.
          const prepareStored = async () => {
            const run = await prepare();
            return async (db: Connection) => toStored(endpoint, await run(db));
          };
          const key = idempotencyKey(request.headers["idempotency-key"]);
          if (key === undefined) {
            return sendStored(
              reply,
              await whileUnblocked(
                options.db,
                caller.id,
                await prepareStored(),
              ),
            );
          }
          const call = {
            userId: caller.id,
            key,
            method: endpoint.method,
            path: request.url,
            body: request.bodyText,
          };
          const answer = await once(call, prepareStored);
          if (answer.replayed) reply.header("idempotency-replayed", "true");
          return sendStored(reply, answer);
        },
      });
    const { upload } = endpoint;
    if (!upload) route(app);
    else
      void app.register(async (scope) => {
        registerUploadBody(scope, upload);
        route(scope);
      });
  }
}

function bodyLimitOf({ upload, bodyLimit }: Endpoint): number {
  return upload ? uploadBodyLimit(upload) : (bodyLimit ?? BODY_LIMIT);
}

function toCall(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Connection,
  prepared: unknown,
): Call<Endpoint> & { prepared: unknown } {
  return {
    params: request.params,
    body: request.body,
    prepared,
    caller: request.caller ?? undefined,
    db,
    expectedVersion: expectedVersion(request.headers["if-match"]),
    idempotencyKey: idempotencyKey(request.headers["idempotency-key"]),
    remoteIp: request.ip,
    // Made on demand: few calls take long enough for anyone to leave.
    get left() {
      return leftSignal(reply);
    },
  } as unknown as Call<Endpoint> & { prepared: unknown };
}

function toStored(endpoint: Endpoint, answer: Answer<Endpoint>): StoredAnswer {
  if ("file" in answer || "pieces" in answer) {
    throw new Error("A file or a stream is sent, never stored.");
  }
  const headers: Record<string, string> = {};
  if (answer.version !== undefined) {
    headers["etag"] = etagOf(answer.version);
  }
  return {
    status: endpoint.status ?? 200,
    headers,
    body: toText(endpoint, answer),
  };
}

/** The body as the contract has it: what a schema does not name never leaves. */
function toText(
  endpoint: Endpoint,
  answer: { body: unknown } | { json: string },
): string {
  if ("json" in answer) return answer.json;
  if (endpoint.response === BINARY) throw new Error("A file was expected.");
  return JSON.stringify(parse(endpoint.response, answer.body));
}

function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: Answer<Endpoint>,
): FastifyReply {
  if (!("file" in answer)) return sendStored(reply, toStored(endpoint, answer));
  return reply
    .type(answer.contentType)
    .header("content-disposition", contentDisposition(answer.fileName))
    .header("cache-control", "no-store")
    .send(Buffer.from(answer.file));
}

/** Sends a long answer no faster than it is read; a reader that takes nothing for too long is cut off. */
function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<string>,
  patienceMs: number,
): FastifyReply {
  reply
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8");
  // The pieces that nobody is sent are not made.
  if (reply.request.method === "HEAD") return reply.send("");
  reply.raw.setTimeout(patienceMs, () => reply.raw.destroy());
  return reply.send(Readable.from(inBytes(pieces)));
}

/** Node measures and copies a string of some MB several times on its way out, bytes once. */
async function* inBytes(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

function sendStored(reply: FastifyReply, answer: StoredAnswer): FastifyReply {
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(answer.body);
}
