import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { distOf } from "../release-folder.ts";
import { remoteHeaders } from "./answer-headers.ts";
import { refuseUnknownHosts } from "./known-hosts.ts";
import { isNoSourceMap } from "./no-source-map.ts";

/** Serves the built folders of a remote to pages of any origin. A file that is not there is 404, never a page. */
export function remoteServer(app: string): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  refuseUnknownHosts(server);
  server.addHook("onSend", async (_request, reply) => {
    reply.headers(remoteHeaders);
  });
  server.register(fastifyStatic, {
    root: distOf(app),
    // Folders never change once built.
    immutable: true,
    maxAge: "1y",
    index: false,
    preCompressed: true,
    allowedPath: isNoSourceMap,
  });
  return server;
}
