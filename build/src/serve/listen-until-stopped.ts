import type { FastifyInstance } from "fastify";

/** Listens on a port of this machine until the process is told to stop. */
export async function listenUntilStopped(
  server: FastifyInstance,
  port: number,
): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  await server.listen({ port, host: "localhost" });
}
