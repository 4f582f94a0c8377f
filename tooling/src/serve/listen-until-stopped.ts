import type { FastifyInstance } from "fastify";
import { whenParentEnds } from "../when-parent-ends.ts";

/** How long answers under way have once the process is told to stop. */
const ANSWERS_MS = 5_000;

/** Listens on a port of this machine until a signal comes, or until whatever started this process is gone. */
export async function listenUntilStopped(
  server: FastifyInstance,
  port: number,
): Promise<void> {
  const stop = () => {
    void server.close().then(() => process.exit(0));
    setTimeout(() => server.server.closeAllConnections(), ANSWERS_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, stop);
  whenParentEnds(stop);
  await server.listen({ port, host: "localhost" });
}
