import type { FastifyInstance } from "fastify";
import { setTimeout } from "node:timers/promises";

/** Signals within this time count as one: the terminal and the parent process both pass on a single Ctrl+C. */
const SAME_STOP_MS = 1000;
/** How long to wait for closed connections to end, and for a database connection to be returned. */
const CLOSING_MS = 5000;

export interface StopSignals {
  /** Aborts with the first signal. */
  stop: AbortSignal;
  /** Aborts with a later signal, at least a second after the first: waits are then skipped. */
  hurry: AbortSignal;
}

/**
 * Listens for SIGTERM, SIGINT and SIGHUP, which then no longer end the process by themselves. When the parent has an
 * IPC channel to this process, as `npm start` does, its end counts as the first signal.
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

/** Waits for `ms`, or until `hurry` aborts. */
export async function pause(ms: number, hurry: AbortSignal): Promise<void> {
  await setTimeout(ms, null, { signal: hurry }).catch(() => {});
}

/** Waits for `work`, at most `ms`; resolves with whether it is done. A failure counts as done. */
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

/** Stops listening, waits up to `callsMs` for running calls, then closes every remaining connection. */
export async function closeServer(
  app: FastifyInstance,
  callsMs: number,
  hurry: AbortSignal,
): Promise<void> {
  const closed = app.close();
  if (await waitAtMost(closed, callsMs, hurry)) return;
  const deadline = performance.now() + CLOSING_MS;
  do {
    // Repeats this: the server may still accept a connection when there was no wait.
    app.server.closeAllConnections();
  } while (!(await waitAtMost(closed, 50)) && performance.now() < deadline);
}

/**
 * Closes a pool of connections. A connection that a call still holds is left to the server, which rolls back its
 * transaction.
 */
export async function closeDatabase(db: {
  destroy(): Promise<void>;
}): Promise<void> {
  await waitAtMost(db.destroy(), CLOSING_MS);
}
