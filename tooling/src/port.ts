import { createServer } from "node:net";

/** Whether nothing listens on a port of this machine. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen({ port, host: "127.0.0.1" }, () =>
      server.close(() => resolve(true)),
    );
  });
}

/**
 * The first of `count` neighbouring free ports, for a run beside others. They stay below 32,768: Linux gives what is
 * above to outgoing connections.
 */
export async function freePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all(
      Array.from({ length: count }, (_, offset) => isPortFree(first + offset)),
    );
    if (free.every(Boolean)) return first;
  }
  throw new Error(`Found no ${count} neighbouring free ports in 100 tries.`);
}
