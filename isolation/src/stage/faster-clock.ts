/**
 * Makes the page's clock and timers run so many times faster, for scenarios that take minutes. Returns what ends it.
 */
export function runClock(times: number): () => void {
  const { setTimeout, setInterval } = globalThis;
  const { now } = Date;
  const start = now();
  Date.now = () => start + (now() - start) * times;
  const sooner = (timer: typeof setTimeout | typeof setInterval) =>
    ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
      (timer as (...all: unknown[]) => unknown)(
        run,
        ms / times,
        ...rest,
      )) as never;
  globalThis.setTimeout = sooner(setTimeout);
  globalThis.setInterval = sooner(setInterval);
  return () => {
    Object.assign(globalThis, { setTimeout, setInterval });
    Date.now = now;
  };
}
