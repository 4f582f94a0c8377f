import fastifyHttpProxy from "@fastify/http-proxy";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import type { Rebuild, WatchedBuild } from "../watch-isolation.ts";
import { refuseUnknownHosts } from "./known-hosts.ts";

/** What an isolated remote is served from. */
export interface IsolatedParts {
  /** A build of the remote, with the page that shows it alone in it. */
  folder: string;
  /** The API that /api leads to; null for the page's fake services. */
  api: string | null;
  /** The same folder, when it follows its sources: pages are notified of each build. */
  watched?: WatchedBuild;
}

/** Serves a remote with the page that shows it alone. */
export function isolationServer({
  folder,
  api,
  watched,
}: IsolatedParts): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  refuseUnknownHosts(server);
  server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
  });
  server.get("/", (request, reply) =>
    reply.redirect(`/isolation/${searchOf(request.url)}`),
  );
  server.get("/isolation/isolation.json", () => ({
    api,
    build: watched?.newest().build ?? null,
  }));
  // A link of the remote opened in a new tab.
  server.get<{ Params: { "*": string } }>(
    "/isolation/stage/*",
    ({ params }, reply) => {
      const path = encodeURIComponent(`/${params["*"]}`);
      return reply.redirect(`/isolation/?stage&path=${path}`);
    },
  );
  if (api !== null)
    server.register(fastifyHttpProxy, {
      upstream: api,
      prefix: "/api",
      // The client retries, and lists each attempt.
      retryMethods: [],
      replyOptions: {
        // The API allows the product's origin, and no other may call it.
        rewriteRequestHeaders: (_request, { origin: _origin, ...headers }) =>
          headers,
      },
    });
  if (watched) tellRebuilds(server, watched);
  return server;
}

/**
 * An event stream of builds. It begins with the newest, so that a page which was away for a while knows whether it is
 * old.
 */
function tellRebuilds(
  server: FastifyInstance,
  { newest, events }: WatchedBuild,
) {
  server.get("/isolation/rebuilds", (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    });
    const send = (rebuild: Rebuild) =>
      reply.raw.write(`data: ${JSON.stringify(rebuild)}\n\n`);
    send(newest());
    events.on("built", send);
    request.raw.once("close", () => events.off("built", send));
  });
}

function searchOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}
