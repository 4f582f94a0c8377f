import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, Step } from "shared-contracts/endpoints/endpoint";
import { type EndpointName, endpoints } from "shared-contracts/endpoints/table";
import { routeSchema } from "./route-schema.ts";
import { registerUploadBody, uploadBodyLimit } from "./upload-body.ts";

const BODY_LIMIT = 64 * 1024;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The table's name of the call this route answers. */
    endpoint?: EndpointName;
  }
}

/** A step refuses by an error or returns; the last step of a route sends the answer. */
type StepFunction = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

/** A function for each step but `input`, which Fastify does with the route's schema and body limit. */
export type Steps = Record<Exclude<Step, "input">, StepFunction>;

/** Registers a route for every call of the table. Each takes the steps of its row in their order. */
export function registerRoutes(app: FastifyInstance, steps: Steps): void {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const endpoint: Endpoint = endpoints[name];
    const { upload, steps: names } = endpoint;
    const route = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(endpoint.query && { constraints: endpoint.query }),
        config: { endpoint: name },
        schema: routeSchema(name, endpoint),
        bodyLimit: upload
          ? uploadBodyLimit(upload)
          : (endpoint.bodyLimit ?? BODY_LIMIT),
        ...inOrder(names, steps),
      });
    if (!upload) route(app);
    else
      void app.register(async (scope) => {
        registerUploadBody(scope, upload);
        route(scope);
      });
  }
}

/** Steps before `input` run before the body is read: a stranger cannot make the API take in 5 MB. */
function inOrder(names: readonly Step[], steps: Steps) {
  const functions = (some: readonly Step[]) =>
    some.filter((step) => step !== "input").map((step) => steps[step]);
  const input = names.indexOf("input");
  const [handler] = functions(names.slice(-1));
  return {
    onRequest: functions(names.slice(0, input)),
    preHandler: functions(names.slice(input, -1)),
    handler: handler!,
  };
}
