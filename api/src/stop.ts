import type { FastifyInstance } from "fastify";
import { setTimeout } from "node:timers/promises";

/** Signals closer together than this are one: a terminal and whoever started the process both pass on a single Ctrl+C. */
const SAME_STOP_MS = 1000;
/** How long closed connections have to be gone, and a database connection to be given back. */
const CLOSING_MS = 5000;

export interface StopSignals {
  /** Aborts with the first signal. */
  stop: AbortSignal;
  /** Aborts with a later signal, at least a second after the first: whatever only waits is skipped. */
  hurry: AbortSignal;
}

/**
 * Listens for SIGTERM, SIGINT and SIGHUP; none of them ends the process by itself any more. The end of a process that holds an IPC
 * channel to this one, as `npm start` does, counts as the first signal.
 */
export function listenForStop(): StopSignals {
  const stop = new AbortController();
  const hurry = new AbortController();
  let stoppedAt = 0;
  const stopOnce = () => {
    if (stop.signal.aborted) return;
    stoppedAt = performance.now();
    stop.abort();
  };
  process.once("disconnect", stopOnce);
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      stopOnce();
      if (performance.now() - stoppedAt >= SAME_STOP_MS) hurry.abort();
    });
  }
  return { stop: stop.signal, hurry: hurry.signal };
}

/** Waits, or returns at once when hurried. */
export async function pause(ms: number, hurry: AbortSignal): Promise<void> {
  await setTimeout(ms, null, { signal: hurry }).catch(() => {});
}

/** Waits for `work`, but no longer than `ms`; whether it is done. Its failure counts as done. */
export async function waitAtMost(
  work: Promise<unknown>,
  ms: number,
  hurry?: AbortSignal,
): Promise<boolean> {
  const waiting = new AbortController();
  const signal = hurry
    ? AbortSignal.any([waiting.signal, hurry])
    : waiting.signal;
  const done = work.then(
    () => true,
    () => true,
  );
  const late = setTimeout(ms, false, { signal }).catch(() => false);
  const inTime = await Promise.race([done, late]);
  waiting.abort();
  return inTime;
}

/** Stops listening, waits up to `callsMs` for calls under way, then closes every connection that is left. */
export async function closeServer(
  app: FastifyInstance,
  callsMs: number,
  hurry: AbortSignal,
): Promise<void> {
  const closed = app.close();
  if (await waitAtMost(closed, callsMs, hurry)) return;
  const deadline = performance.now() + CLOSING_MS;
  do {
    // More than once: the server may still listen for a moment when nothing was waited for.
    app.server.closeAllConnections();
  } while (!(await waitAtMost(closed, 50)) && performance.now() < deadline);
}

/** Closes a pool of connections; one that a call still holds is left to the server, which rolls its transaction back. */
export async function closeDatabase(db: {
  destroy(): Promise<void>;
}): Promise<void> {
  await waitAtMost(db.destroy(), CLOSING_MS);
}
