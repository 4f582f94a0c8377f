import type { FastifyInstance } from "fastify";
import { whenParentEnds } from "../when-parent-ends.ts";

/** How long running calls may take after a stop signal. */
const ANSWERS_MS = 5_000;

/** A server and the port of this machine it listens on. */
export interface Listener {
  server: FastifyInstance;
  port: number;
}

/** Listens on each port until a signal comes, or until whatever started this process is gone. */
export async function listenUntilStopped(
  listeners: readonly Listener[],
): Promise<void> {
  const stop = () => {
    void Promise.all(listeners.map(({ server }) => server.close())).then(() =>
      process.exit(0),
    );
    setTimeout(() => {
      for (const { server } of listeners) server.server.closeAllConnections();
    }, ANSWERS_MS);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, stop);
  whenParentEnds(stop);
  await listen(listeners);
}

/** Listens on each port as long as the process runs. */
export async function listen(listeners: readonly Listener[]): Promise<void> {
  await Promise.all(
    listeners.map(({ server, port }) =>
      server.listen({ port, host: "localhost" }),
    ),
  );
}
