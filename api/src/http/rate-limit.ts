import rateLimit from "@fastify/rate-limit";
import type {
  FastifyInstance,
  FastifyRequest,
  preHandlerAsyncHookHandler,
} from "fastify";
import { ApiError } from "./api-error.ts";

/** A generous limit on everything an address does. */
export async function registerRateLimit(
  app: FastifyInstance,
  perMinute: number,
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: "1 minute",
    errorResponseBuilder: () => new ApiError("RATE_LIMITED"),
  });
}

/** A narrow limit on guessing: so many tries a minute for each address and whoever is guessed at, right or wrong. */
export function guessLimit(
  app: FastifyInstance,
  perMinute: number,
  guessedAt: (request: FastifyRequest) => string,
): preHandlerAsyncHookHandler {
  return limitBy(
    app,
    perMinute,
    (request) => `${request.ip} ${guessedAt(request)}`,
  );
}

/** A limit on what comes in one caller's name, from wherever. */
export function callerLimit(
  app: FastifyInstance,
  perMinute: number,
): preHandlerAsyncHookHandler {
  return limitBy(app, perMinute, ({ caller }) => caller?.id ?? "");
}

/** So many calls a minute of one route for each who. */
function limitBy(
  app: FastifyInstance,
  perMinute: number,
  who: (request: FastifyRequest) => string,
): preHandlerAsyncHookHandler {
  const check = app.createRateLimit({
    max: perMinute,
    timeWindow: "1 minute",
    keyGenerator: (request) => `${request.routeOptions.url} ${who(request)}`,
  });
  return async (request, reply) => {
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header("retry-after", result.ttlInSeconds);
    throw new ApiError("RATE_LIMITED");
  };
}
