import type { FastifyInstance } from "fastify";
import type { IncomingMessage } from "node:http";
import { ApiError } from "./api-error.ts";
import { refuse } from "./errors.ts";

/**
 * Refuses what Node's parser accepts and a proxy may read in another way: two `Host` headers, and a request line
 * without a version (HTTP/0.9).
 */
export function registerOneReading(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (raw.httpVersionMajor >= 1 && hosts(raw) <= 1) return;
    reply.header("connection", "close");
    return refuse(reply, new ApiError("VALIDATION"));
  });
}

function hosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter(
    (text, at) => at % 2 === 0 && text.toLowerCase() === "host",
  ).length;
}
