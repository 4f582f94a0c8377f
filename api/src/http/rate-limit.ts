import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type {
  FastifyInstance,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import type { Database } from "../db/connection.ts";
import { ApiError } from "./api-error.ts";
import { callerOf } from "./auth.ts";
import { countTry } from "./count-try.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The limit of an address does not count the route. */
    unlimited?: boolean;
  }
}

const MINUTE_MS = 60 * 1000;

/**
 * A generous limit on all calls of an address, counted in this process. It protects the database from a flood, so it
 * must not query it.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  perMinute: number,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: () => new ApiError("RATE_LIMITED"),
    allowList: ({ routeOptions }) => routeOptions.config.unlimited === true,
  });
  // A hook of each route would run after the hooks that query the database for the caller.
  app.addHook("onRequest", app.rateLimit());
}

/**
 * A narrow limit on guessing: tries a minute for each address and guessed account, right or wrong. For IPv6 it counts
 * the network, because the owner of one address has its 2⁶⁴ neighbours too. A call that guesses at nothing (null) is
 * not counted.
 */
export function guessLimit(
  db: Database,
  perMinute: number,
  guessedAt: (request: FastifyRequest) => string | null,
): preHandlerAsyncHookHandler {
  return limitBy(db, perMinute, (request) => {
    const guessed = guessedAt(request);
    return guessed && `${normalizeIP(request.ip)} ${guessed}`;
  });
}

/** A limit on the calls of one caller, from any address. */
export function callerLimit(
  db: Database,
  perMinute: number,
): preHandlerAsyncHookHandler {
  return limitBy(db, perMinute, (request) => callerOf(request).id);
}

/** Requests a minute that one address may send from a browser. */
const REQUESTS_OF_VISITOR = 5;

/**
 * A limit on the requests that come by one key, and a narrower one on the browser of a visitor. A caterer's server
 * sends for all its visitors from one address, and no `Origin`. [request-limits]
 */
export function requestLimit(
  db: Database,
  perMinute: number,
): preHandlerAsyncHookHandler {
  const ofKey = callerLimit(db, perMinute);
  const ofVisitor = limitBy(
    db,
    perMinute && REQUESTS_OF_VISITOR,
    ({ headers, ip }) =>
      headers.origin === undefined ? null : `from ${normalizeIP(ip)}`,
  );
  return async function limit(request, reply) {
    await ofVisitor.call(this, request, reply);
    await ofKey.call(this, request, reply);
  };
}

/**
 * Limits the calls a minute to one route for each key that `keyOf` returns, in all processes together; 0 is no limit,
 * and null is not counted.
 */
function limitBy(
  db: Database,
  perMinute: number,
  keyOf: (request: FastifyRequest) => string | null,
): preHandlerAsyncHookHandler {
  return async (request) => {
    if (perMinute === 0) return;
    const key = keyOf(request);
    if (key === null) return;
    const limited = `${request.routeOptions.url} ${key}`;
    const { hits, leftMs } = await countTry(db, limited, MINUTE_MS);
    if (hits <= perMinute) return;
    throw refuseUntil(leftMs);
  };
}

/** The refusal of one try too many. Its text and its `Retry-After` name the time until the window ends. */
export function refuseUntil(
  leftMs: number,
  reason = "Muitas tentativas.",
): ApiError {
  const seconds = Math.max(1, Math.ceil(leftMs / 1000));
  const wait =
    seconds < 60
      ? `${seconds} ${seconds === 1 ? "segundo" : "segundos"}`
      : `${Math.ceil(seconds / 60)} ${seconds <= 60 ? "minuto" : "minutos"}`;
  return new ApiError("RATE_LIMITED", `${reason} Tente de novo em ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
