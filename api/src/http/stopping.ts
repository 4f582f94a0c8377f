import type { FastifyInstance } from "fastify";
import type { Socket } from "node:net";

/**
 * While the process stops, ends each connection with its next answer and closes those that never sent anything, such as
 * the ones that a browser opens in advance. A connection that its caller keeps open would delay the end.
 */
export function registerStopping(
  app: FastifyInstance,
  stopping: () => boolean,
): void {
  app.addHook("onSend", async (_request, reply) => {
    if (stopping()) reply.header("connection", "close");
  });
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.addHook("preClose", async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  });
}
