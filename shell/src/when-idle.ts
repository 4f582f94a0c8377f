/** How long what is drawn goes first where a browser does not tell when it is idle, in ms. */
const PAUSE_MS = 2_000;

/** Does work that no page waits for, once the browser is idle. A failure is only logged. */
export function whenIdle(work: () => Promise<void>): void {
  const run = () => void work().catch((error: unknown) => console.warn(error));
  // Safari has no such call.
  if ("requestIdleCallback" in window) requestIdleCallback(run);
  else setTimeout(run, PAUSE_MS);
}
