import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";

const STARTED = "fastify.initialization";

/**
 * Every route of the service that `build` makes, as `METHOD /path`, also those of plugins: Fastify publishes each
 * instance before it has routes.
 */
export async function collectRoutes<T>(
  build: () => Promise<T>,
): Promise<{ built: T; routes: string[] }> {
  const routes = new Set<string>();
  const watch = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ method, url, constraints }) => {
      // A folder's index is one route, with or without the slash.
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
