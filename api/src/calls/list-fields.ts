import type { FastifyServerOptions } from "fastify";
import type { IncomingMessage } from "node:http";
import type { Endpoint } from "shared-contracts/endpoints/endpoint";
import { endpoints } from "shared-contracts/endpoints/table";
import { z } from "zod";

type Strategy = NonNullable<FastifyServerOptions["constraints"]>[string];
type Route = Parameters<ReturnType<Strategy["storage"]>["set"]>[1];

/**
 * Lets routes of one method and path differ by `campos` in the query. An unknown value goes to the route without
 * `campos`.
 */
export const listFieldsConstraint = {
  name: "campos",
  mustMatchWhenDerived: false,
  storage() {
    const routes = new Map<unknown, Route>();
    return {
      get: (fields: unknown) => routes.get(fields) ?? null,
      set: (fields: unknown, route: Route) => void routes.set(fields, route),
    };
  },
  deriveConstraint: ({ url = "" }: IncomingMessage) =>
    new URLSearchParams(url.split("?")[1]).get("campos") ?? "",
  validate: () => true,
};

const all: Endpoint[] = Object.values(endpoints);

/** The calls of the same method and path that return other fields. */
export function otherFields({ method, path, query }: Endpoint): Endpoint[] {
  if (query) return [];
  return all.filter(
    (other) => other.query && other.method === method && other.path === path,
  );
}

/** The schema of the query; undefined when the call takes none. */
export function listFieldsSchema(endpoint: Endpoint) {
  if (endpoint.query) {
    return z.object({ campos: z.literal(endpoint.query.campos) });
  }
  const [first, ...rest] = otherFields(endpoint).map(
    ({ query }) => query!.campos,
  );
  if (first === undefined) return undefined;
  return z.object({ campos: z.enum([first, ...rest]).optional() });
}
