import type { FastifyPluginAsync } from "fastify";
import { Readable } from "node:stream";

/** What belongs to one connection, not to the call. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "origin",
  "transfer-encoding",
]);

/** Passes every call on to an API, so that a page the API does not know may ask it. */
export function passOnTo(api: string): FastifyPluginAsync {
  return async (server) => {
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      "*",
      { parseAs: "buffer" },
      async (_request: unknown, body: Buffer) => body,
    );
    server.all("/*", async (request, reply) => {
      const answer = await fetch(
        api + request.url.slice(server.prefix.length),
        {
          method: request.method,
          headers: passing(Object.entries(request.headers)),
          body: (request.body as Buffer<ArrayBuffer> | undefined) ?? null,
        },
      );
      for (const [name, value] of passing([...answer.headers]))
        reply.header(name, value);
      reply.code(answer.status);
      return reply.send(
        answer.body === null ? null : Readable.fromWeb(answer.body as never),
      );
    });
  };
}

function passing(
  headers: [string, string | string[] | undefined][],
): [string, string][] {
  return headers.flatMap(([name, value]) =>
    value === undefined || OF_THE_CONNECTION.has(name)
      ? []
      : [[name, String(value)] as [string, string]],
  );
}
