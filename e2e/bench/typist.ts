import type { CDPSession, Page } from "@playwright/test";

/**
 * Types into one field of a page, and measures one thing at a time: watching the frames takes the page half a
 * millisecond a key.
 */
export interface Typist {
  /**
   * Main-thread time of each key in ms: all tasks of the page's thread from the first key until the last one is
   * settled, over the number of keys. So it counts what follows from a key (drawing, the draft, collecting garbage) and
   * what the browser does with any key on any page; it does not count other processes, nor that the machine was busy.
   */
  workOfKeys(): Promise<number>;
  /** From each key to the frame that shows it, in ms. */
  paintsOfKeys(): Promise<number[]>;
}

/** How somebody types. */
export interface Typing {
  /** From key to key in ms, longer than a key takes. */
  pace: number;
  /** The first one puts the caret in place and is not counted. */
  keys: readonly string[];
}

/** Longer than what the last key sets going, in ms: a long draft is written whole 600 ms after it at the latest. */
export const SETTLED_MS = 900;

/** Gets ready to type into the field a selector finds. */
export async function typistAt(
  page: Page,
  selector: string,
  { pace, keys }: Typing,
): Promise<Typist> {
  const session = await workSession(page);
  const field = page.locator(selector).first();
  const [first, ...counted] = keys;

  async function putCaret() {
    await field.focus();
    await field.selectText();
    await page.keyboard.press(first!);
    await page.waitForTimeout(SETTLED_MS);
  }

  async function typeCounted() {
    for (const key of counted) {
      await page.keyboard.press(key);
      await page.waitForTimeout(pace);
    }
    await page.waitForTimeout(SETTLED_MS);
  }

  return {
    async workOfKeys() {
      await putCaret();
      return (await workOf(session, typeCounted)) / counted.length;
    },
    async paintsOfKeys() {
      await putCaret();
      const watch = await watchPaints(page);
      await typeCounted();
      return watch.evaluate(({ stop }) => stop());
    },
  };
}

/** For `workOf`: the browser counts what threads work, not how long they take. */
export async function workSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return session;
}

/** Main-thread time of an act in ms: all tasks of the page's thread while it lasts. */
export async function workOf(
  session: CDPSession,
  act: () => Promise<void>,
): Promise<number> {
  const before = await metricOf(session, "TaskDuration");
  await act();
  return ((await metricOf(session, "TaskDuration")) - before) * 1000;
}

/** One figure of the browser's own, such as `Nodes`. */
export async function metricOf(
  session: CDPSession,
  wanted: string,
): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)!.value;
}

/** Times each key from its event to the frame that shows it, until stopped. */
function watchPaints(page: Page) {
  return page.evaluateHandle(() => {
    const collected: number[] = [];
    const stopped = new AbortController();
    addEventListener(
      "keydown",
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const painted = new MessageChannel();
          painted.port1.onmessage = () =>
            collected.push(performance.now() - timeStamp);
          painted.port2.postMessage(null);
        }),
      { capture: true, signal: stopped.signal },
    );
    return {
      stop() {
        stopped.abort();
        return collected;
      },
    };
  });
}
