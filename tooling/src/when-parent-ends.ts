const LOOK_EVERY_MS = 500;

/**
 * Calls `act` once when whatever started this process is gone: the launcher that spawned it, or the shell of an npm
 * script. npm passes SIGTERM to that shell, which ends without passing it on. A process started by hand in a terminal
 * is left alone.
 */
export function whenParentEnds(act: () => void): void {
  process.once("disconnect", act);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
  timer.unref();
}
