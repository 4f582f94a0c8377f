import type { CDPSession, Page } from "@playwright/test";

/** What one burst of keys cost. */
export interface Burst {
  /** Main-thread time of each key in ms, what follows from it included; other processes do not count. */
  cpu: number;
  /** From each key to the frame that shows it, in ms. */
  paints: number[];
}

/** Types into one field of a page. */
export type Typist = () => Promise<Burst>;

/** How somebody types. */
export interface Typing {
  /** From key to key in ms, longer than a key takes. */
  pace: number;
  /** The first one puts the caret in place and is not counted. */
  keys: readonly string[];
}

/** Longer than what a key sets going, in ms: the draft is written 200 ms after it. */
const SETTLED_MS = 700;

/** Gets ready to type into the field a selector finds. */
export async function typistAt(
  page: Page,
  selector: string,
  { pace, keys }: Typing,
): Promise<Typist> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const field = page.locator(selector).first();
  const paints = await watchPaints(page);
  return async () => {
    await field.focus();
    await field.selectText();
    await page.keyboard.press(keys[0]!);
    await page.waitForTimeout(SETTLED_MS);
    await paints.evaluate((collected) => void (collected.length = 0));
    const before = await metricOf(session, "TaskDuration");
    for (const key of keys.slice(1)) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pace);
    }
    await page.waitForTimeout(SETTLED_MS);
    const spent = (await metricOf(session, "TaskDuration")) - before;
    const cpu = (spent * 1000) / (keys.length - 1);
    return { cpu, paints: await paints.jsonValue() };
  };
}

/** One figure of the browser's own, such as `Nodes`. */
export async function metricOf(
  session: CDPSession,
  wanted: string,
): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)!.value;
}

/** Times each key from its event to the frame that shows it. */
function watchPaints(page: Page) {
  return page.evaluateHandle(() => {
    const collected: number[] = [];
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () =>
            collected.push(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        }),
      { capture: true },
    );
    return collected;
  });
}
