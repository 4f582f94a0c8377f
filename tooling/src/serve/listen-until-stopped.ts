import type { FastifyInstance } from "fastify";

/** How long answers under way have once the process is told to stop. */
const ANSWERS_MS = 5_000;

/** Listens on a port of this machine until the process is told to stop. */
export async function listenUntilStopped(
  server: FastifyInstance,
  port: number,
): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
      setTimeout(() => server.server.closeAllConnections(), ANSWERS_MS);
    });
  await server.listen({ port, host: "localhost" });
}
