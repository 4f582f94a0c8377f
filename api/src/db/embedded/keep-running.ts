import type { RunningServer } from "./server.ts";

const LOOK_EVERY_MS = 500;

/**
 * Starts the server again whenever it ends, so that a killed database is back in seconds without an operator. The
 * returned function stops this, after a start under way.
 */
export function keepRunning(
  server: Pick<RunningServer, "isUp" | "restart">,
): () => Promise<void> {
  let starting: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (starting || server.isUp()) return;
    console.error("The database server is gone; starting it again.");
    starting = server
      .restart()
      .catch((error: Error) => console.error(error.message))
      .finally(() => (starting = null));
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await starting;
  };
}
