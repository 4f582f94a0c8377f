import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { type EndpointName, endpoints } from "shared-contracts/endpoints/table";
import type { Connection, Database } from "../db/connection.ts";
import type { BodyPreparer } from "../bodies/prepare-body.ts";
import { callerOf } from "../http/auth.ts";
import { refuseBlocked, withAccountLock } from "../http/account-lock.ts";
import { expectedVersion } from "./etag.ts";
import type { Answer, Call, Handlers, StagedHandler } from "./handlers.ts";
import { idempotencyKey, idempotent } from "./idempotency.ts";
import { send, sendStored, toStored } from "./send-answer.ts";

export interface RunOptions {
  db: Database;
  now: () => Date;
  handlers: Handlers;
  /** Turns the body into what the handler gets instead, for the calls that have a preparation. */
  prepare: BodyPreparer["prepare"];
  /** How long the reader of a long answer may stall, in milliseconds. */
  readerPatienceMs: number;
}

type AnyCall = Call<Endpoint> & { prepared: unknown };
type AnyHandler =
  ((call: AnyCall) => Promise<Answer<Endpoint>>) | StagedHandler<Endpoint>;
type Run = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply>;

/** The two ways to run the handler of a request's route and to send its answer. */
export function createRuns({
  db,
  now,
  handlers,
  prepare,
  readerPatienceMs,
}: RunOptions): { answer: Run; transaction: Run } {
  const once = idempotent(db, now);

  /** Reads, checks and prices the body without a connection. Resolves with a function that runs the handler on one. */
  async function prepared(request: FastifyRequest, reply: FastifyReply) {
    const name = endpointName(request);
    // Validation gave the call the types that its handler names; the compiler does not know which call this is.
    const handler = handlers[name] as unknown as AnyHandler;
    const result = await prepare(name, request.body, () => ({
      account: request.caller?.id ?? "",
      left: leftSignal(reply),
    }));
    const on = (connection: Connection) =>
      toCall(request, reply, connection, result);
    if (typeof handler === "function") {
      return (connection: Connection) => handler(on(connection));
    }
    // A refusal waits for the transaction, because a repeated call gets its first answer instead.
    return handler.before(on(db)).catch((error: unknown) => () => {
      throw error;
    });
  }

  return {
    answer: async (request, reply) => {
      const run = await prepared(request, reply);
      const answer = await run(db);
      if (request.caller) await refuseBlocked(db, request.caller.id);
      const endpoint = endpoints[endpointName(request)];
      return send(reply, endpoint, answer, readerPatienceMs);
    },
    transaction: async (request, reply) => {
      const userId = callerOf(request).id;
      const prepareStored = async () => {
        const run = await prepared(request, reply);
        const endpoint = endpoints[endpointName(request)];
        return async (connection: Connection) =>
          toStored(endpoint, await run(connection));
      };
      const key = idempotencyKey(request.headers["idempotency-key"]);
      if (key === undefined) {
        const act = await prepareStored();
        return sendStored(reply, await withAccountLock(db, userId, act));
      }
      const { method, url: path, bodyText: body } = request;
      const call = { userId, key, method, path, body };
      const answer = await once(call, prepareStored);
      if (answer.replayed) reply.header("idempotency-replayed", "true");
      return sendStored(reply, answer);
    },
  };
}

/** The call that the route of a request answers. */
function endpointName({ routeOptions }: FastifyRequest): EndpointName {
  const name = routeOptions.config.endpoint;
  if (!name) throw new Error("The route is not of the table of calls.");
  return name;
}

function toCall(
  request: FastifyRequest,
  reply: FastifyReply,
  db: Connection,
  prepared: unknown,
): AnyCall {
  return {
    params: request.params,
    body: request.body,
    prepared,
    caller: request.caller ?? undefined,
    db,
    expectedVersion: expectedVersion(request.headers["if-match"]),
    idempotencyKey: idempotencyKey(request.headers["idempotency-key"]),
    remoteIp: request.ip,
    userAgent: request.headers["user-agent"],
    about: (account: string) => void (request.account = account),
    // Made on demand: few calls take so long that their caller leaves.
    get left() {
      return leftSignal(reply);
    },
  } as unknown as AnyCall;
}

/** A signal that aborts when the connection closes before the answer is sent. */
function leftSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  finished(raw, () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
