import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";

const SILENCE_MS = 1_000;
const TIMEOUT_MS = 30_000;

/**
 * Answers a wait until nothing has been under way for a second. The page's own `networkidle` comes once, maybe before a
 * remote is requested.
 */
export function networkSilence(page: Page): () => Promise<void> {
  let open = 0;
  let changed = performance.now();
  const change = (by: number) => () => {
    open += by;
    changed = performance.now();
  };
  page.on("request", change(1));
  page.on("requestfinished", change(-1));
  page.on("requestfailed", change(-1));
  return async () => {
    const started = performance.now();
    while (open > 0 || performance.now() - changed < SILENCE_MS) {
      if (performance.now() - started > TIMEOUT_MS)
        throw new Error(`${page.url()}: ${open} downloads did not end.`);
      await delay(100);
    }
  };
}
