import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance } from "fastify";
import { dirname } from "node:path";
import { isolationFolder } from "../build-isolation.ts";
import { passOnTo } from "./pass-on.ts";

/** Serves a remote's newest build with the page that shows it alone. With `api`, what is asked under /api goes there. */
export function isolationServer(
  remote: string,
  api: string | null,
): FastifyInstance {
  const server = fastify();
  server.register(fastifyStatic, {
    root: dirname(isolationFolder(remote)),
    cacheControl: false,
  });
  server.get("/", (request, reply) =>
    reply.redirect(`/isolation/${searchOf(request.url)}`),
  );
  server.get("/isolation/isolation.json", () => ({ api }));
  // A link of the remote opened in a tab of its own.
  server.get<{ Params: { "*": string } }>(
    "/isolation/stage/*",
    ({ params }, reply) => {
      const path = encodeURIComponent(`/${params["*"]}`);
      return reply.redirect(`/isolation/?stage&path=${path}`);
    },
  );
  if (api !== null) server.register(passOnTo(api), { prefix: "/api" });
  return server;
}

function searchOf(url: string): string {
  const at = url.indexOf("?");
  return at < 0 ? "" : url.slice(at);
}
