import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import { refuse } from "./errors.ts";

/**
 * Answers an OPTIONS request that is not a browser's preflight: 204 with the path's methods in `Allow`, or 404.
 * Register it before CORS and the routes.
 */
export function registerOptions(app: FastifyInstance): void {
  const routes: { pattern: string[]; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const methods = [method].flat().filter((one) => one !== "OPTIONS");
    routes.push({ pattern: url.split("/"), methods });
  });
  app.addHook("onRequest", async (request, reply) => {
    const { origin, "access-control-request-method": wanted } = request.headers;
    if (request.method !== "OPTIONS" || (origin && wanted)) return;
    const [path = ""] = request.url.split("?");
    const asked = path.split("/");
    const found = routes
      .filter(({ pattern }) => matches(pattern, asked))
      .flatMap(({ methods }) => methods);
    if (found.length === 0) return refuse(reply, new ApiError("NOT_FOUND"));
    const allow = [...new Set(found), "OPTIONS"].join(", ");
    return reply.status(204).header("allow", allow).send();
  });
}

/** Whether a path matches a route's; `:name` stands for one part, `*` for the rest. */
function matches(
  pattern: readonly string[],
  asked: readonly string[],
): boolean {
  const rest = pattern.indexOf("*");
  if (rest >= 0) return matches(pattern.slice(0, rest), asked.slice(0, rest));
  return (
    pattern.length === asked.length &&
    pattern.every((part, at) => part.startsWith(":") || part === asked[at])
  );
}
