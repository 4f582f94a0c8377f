import type { Socket } from "node:net";

/**
 * Resolves with what a socket received, once it is closed. A server may close it with a reset, which counts as closed.
 */
export function untilClosed(socket: Socket): Promise<string> {
  let received = "";
  socket.setEncoding("utf8").on("data", (part: string) => (received += part));
  socket.on("error", () => {});
  return new Promise((resolve) =>
    socket.once("close", () => resolve(received)),
  );
}
