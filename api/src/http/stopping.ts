import type { FastifyInstance } from "fastify";

/** Ends each connection with its next answer once the process is told to stop: one kept open by its caller would hold up the end for over a minute. */
export function registerStopping(
  app: FastifyInstance,
  stopping: () => boolean,
): void {
  app.addHook("onSend", async (_request, reply) => {
    if (stopping()) reply.header("connection", "close");
  });
}
