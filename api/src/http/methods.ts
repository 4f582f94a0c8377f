import type { FastifyInstance } from "fastify";
import { ApiError } from "./api-error.ts";
import { refuse } from "./errors.ts";

/**
 * Answers by the methods of a path, which `Allow` lists: 204 to an OPTIONS request that is not a browser's preflight,
 * 405 to a method that the path does not have, 404 where it has none. Register it before CORS and the routes.
 */
export function registerMethods(app: FastifyInstance): void {
  const routes: { pattern: string[]; methods: string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const methods = [method].flat().filter((one) => one !== "OPTIONS");
    routes.push({ pattern: url.split("/"), methods });
  });
  const methodsOf = (url: string) => {
    const [path = ""] = url.split("?");
    const parts = path.split("/");
    const found = routes
      .filter(({ pattern }) => matches(pattern, parts))
      .flatMap(({ methods }) => methods);
    return found.length > 0 ? [...new Set(found), "OPTIONS"] : [];
  };
  app.addHook("onRequest", async (request, reply) => {
    const { origin, "access-control-request-method": preflight } =
      request.headers;
    if (request.method !== "OPTIONS" || (origin && preflight)) return;
    const methods = methodsOf(request.url);
    if (methods.length === 0) return refuse(reply, new ApiError("NOT_FOUND"));
    return reply.status(204).header("allow", methods.join(", ")).send();
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    // A route may not find what its path names, such as a file of the API page.
    if (methods.length === 0 || methods.includes(request.method))
      return refuse(reply, new ApiError("NOT_FOUND"));
    reply.header("allow", methods.join(", "));
    return refuse(reply, new ApiError("METHOD_NOT_ALLOWED"));
  });
}

/** Whether a path matches a route's; `:name` stands for one part, `*` for the rest. */
function matches(
  pattern: readonly string[],
  parts: readonly string[],
): boolean {
  const rest = pattern.indexOf("*");
  if (rest >= 0) return matches(pattern.slice(0, rest), parts.slice(0, rest));
  return (
    pattern.length === parts.length &&
    pattern.every((part, at) => part.startsWith(":") || part === parts[at])
  );
}
