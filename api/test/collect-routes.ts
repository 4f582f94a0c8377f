import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

const STARTED = "fastify.initialization";

/** Every route of the service that `build` makes, as `METHOD /path`, whoever registers it: Fastify tells of each instance as it is made, before any. */
export async function collectRoutes<T>(
  build: () => Promise<T>,
): Promise<{ built: T; routes: string[] }> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url, constraints }) => {
      // A folder's own page is one route, with its slash or without.
      const path = url.replace(/(?<=.)\/$/, "");
      const fields = constraints as Record<string, string> | undefined;
      const query = fields ? `?${new URLSearchParams(fields).toString()}` : "";
      for (const one of [method].flat()) routes.add(`${one} ${path}${query}`);
    });
  };
  subscribe(STARTED, watch);
  try {
    return { built: await build(), routes: [...routes] };
  } finally {
    unsubscribe(STARTED, watch);
  }
}
