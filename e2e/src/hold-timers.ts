import type { Page } from "@playwright/test";

/**
 * Lets no timer of exactly so many ms run, so that a state that leaves by itself can be looked at. Before the page
 * opens.
 */
export function holdTimers(page: Page, ms: number): Promise<unknown> {
  return page.addInitScript((held) => {
    const later = window.setTimeout.bind(window);
    const hold = (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === held ? 0 : later(work, delay, ...rest);
    window.setTimeout = hold as typeof window.setTimeout;
  }, ms);
}
