import type { FastifyInstance } from "fastify";

/** The names under which a server of this machine answers: the machine's, and the hosts of BANQUETE_ORIGINS. */
export function knownHosts(env: NodeJS.ProcessEnv): string[] {
  const origins = (env.BANQUETE_ORIGINS ?? "").split(",");
  const configured = origins.flatMap(
    (origin) => URL.parse(origin.trim())?.hostname ?? [],
  );
  return ["localhost", "127.0.0.1", "[::1]", ...configured];
}

/**
 * Makes a server refuse every other name with 421 and headers that name no host: a foreign name may lead a browser to
 * this machine.
 */
export function refuseUnknownHosts(server: FastifyInstance): void {
  const known = new Set(knownHosts(process.env));
  server.addHook("onRequest", async (request, reply) => {
    if (known.has(request.hostname)) return;
    reply.hijack();
    reply.raw
      .writeHead(421, { "Content-Type": "text/plain; charset=utf-8" })
      .end("Endereço desconhecido\n");
  });
}
