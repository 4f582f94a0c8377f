/** For the rest of a test file, timers of exactly so many ms are due after a tenth of it. Others keep their time. */
export function hurryTimersOf(delay: number): void {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    wait(run, ms === delay ? delay / 10 : ms)) as typeof setTimeout;
}
