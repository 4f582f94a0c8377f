import type { CDPSession, Page } from "@playwright/test";

/** From key to key in ms: nine keys a second, as a quick typist. */
const PACE_MS = 110;

/** Longer than what the last key sets going, in ms: totals, the draft. */
const SETTLED_MS = 900;

/** Nine at most, so that a price never is too large. */
const DIGITS = [..."123456789"];
const ERASE = DIGITS.slice(1).fill("Backspace");
const KEYS = [...DIGITS.slice(1), ...ERASE, ...DIGITS.slice(1)];

/** Types into the first field that a selector finds, and measures the main thread's time of a key in ms. */
export async function typistAt(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  // The browser counts what threads work, not how long they take.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const field = page.locator(selector).first();
  return async () => {
    await field.focus();
    await field.selectText();
    // It puts the caret in place and is not counted.
    await page.keyboard.press("1");
    await page.waitForTimeout(SETTLED_MS);
    const before = await mainThread(session);
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await page.waitForTimeout(PACE_MS);
    }
    // What follows from a key counts too.
    await page.waitForTimeout(SETTLED_MS);
    return ((await mainThread(session)) - before) / KEYS.length;
  };
}

/** All tasks of the page's thread so far, in ms. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
}

/**
 * Opens a step by its link, by keyboard: the milliseconds from the key to the frame that shows the step's title above
 * `rows` rows.
 */
export async function timeToOpen(
  page: Page,
  label: string,
  rows: number,
): Promise<number> {
  const link = page.getByRole("link", { name: new RegExp(`^\\d\\s*${label}`) });
  await link.focus();
  const opened = await page.evaluateHandle(
    ({ label, rows }) => {
      const shown = new Promise<number>((resolve, reject) =>
        addEventListener(
          "keydown",
          ({ timeStamp }) => {
            const look = () => {
              const title = document.querySelector("h1")?.textContent;
              const found = document.querySelectorAll("[data-row]").length;
              if (performance.now() - timeStamp > 30_000)
                return reject(new Error(`${title} has ${found} rows.`));
              if (!title?.includes(label) || found < rows)
                return void requestAnimationFrame(look);
              // The message comes after the frame.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        ),
      );
      return { shown };
    },
    { label, rows },
  );
  await page.keyboard.press("Enter");
  return opened.evaluate(({ shown }) => shown);
}
