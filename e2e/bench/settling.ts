import type { Browser, Page } from "@playwright/test";
import { median } from "./measure.ts";
import { longestTask } from "./trace.ts";
import { SETTLED_MS, type Typing } from "./typist.ts";

/** What is left to do when somebody pauses in typing. */
export interface Settling {
  /** From the last key until the comanda last changed, in ms. */
  wait: number;
  /** The longest the main thread was busy in one go from the first key until all was settled, in ms. */
  longest: number;
}

export const COMANDA = '[aria-label="Comanda do orçamento"]';

/** How often it is looked at; the median of each counts. */
const TIMES = 5;

/** Types into the field a selector finds, and watches what follows once no key does. */
export async function settlingOf(
  browser: Browser,
  page: Page,
  selector: string,
  { pace, keys }: Typing,
): Promise<Settling> {
  const watch = await watchComanda(page);
  const field = page.locator(selector).first();
  const waits: number[] = [];
  const longest: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await field.focus();
    await field.selectText();
    longest.push(
      await longestTask(browser, page, async () => {
        for (const key of keys.slice(0, 3 + (time % 2))) {
          await page.keyboard.press(key);
          await page.waitForTimeout(pace);
        }
        await page.waitForTimeout(SETTLED_MS);
      }),
    );
    waits.push(await watch.evaluate(({ wait }) => wait()));
  }
  await watch.evaluate(({ stop }) => stop());
  return { wait: median(waits), longest: median(longest) };
}

/** Tells how long after the last key the comanda changed; throws where it did not change after it. */
function watchComanda(page: Page) {
  return page.evaluateHandle((selector) => {
    let pressed = 0;
    let changed = 0;
    const stopped = new AbortController();
    addEventListener("keydown", ({ timeStamp }) => (pressed = timeStamp), {
      capture: true,
      signal: stopped.signal,
    });
    const observer = new MutationObserver(() => (changed = performance.now()));
    observer.observe(document.querySelector(selector)!, {
      characterData: true,
      childList: true,
      subtree: true,
    });
    return {
      wait() {
        if (changed < pressed) throw new Error("The figures did not follow.");
        return changed - pressed;
      },
      stop() {
        stopped.abort();
        observer.disconnect();
      },
    };
  }, COMANDA);
}
