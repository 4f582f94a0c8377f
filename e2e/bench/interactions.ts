import type { Page } from "@playwright/test";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { budget, caller, register } from "./account.ts";
import { enterSample } from "./enter-sample.ts";
import { Keys } from "./keys.ts";
import { percentile } from "./measure.ts";
import { newPage, serveProduct, withBrowser } from "./product.ts";
import { figure, type Bench } from "./result.ts";
import { timeToOpen } from "./typist.ts";

/** How many times slower than this machine the browser's processor is made. */
const CPU_RATE = 4;

/** The shortest event that a browser reports, in ms; it rounds to 8. */
const SHORTEST = 16;

/** How long 98 in a hundred interactions may take until the frame that shows them, in ms. */
const P98_LIMIT = 112;

/** How long the sample's longest step may take to open at first, in ms. */
const OPENING_LIMIT = 350;
const LONGEST = {
  label: "Itens Operacionais",
  // The others are folded.
  rows: SAMPLE_100.generalExpenses
    .flatMap(({ items }) => items)
    .filter(({ quantity }) => quantity > 0).length,
};

/** A key or a click, by the slowest of its events. */
interface Interaction {
  duration: number;
  /** The event and what it happened to. */
  about: string;
}

/** How long the page takes to show what each key does while the sample budget is entered, at a quarter of the speed. */
export const benchInteractions: Bench = async ({ verbose }) => {
  const product = await serveProduct();
  try {
    const token = await register(product.apiUrl, 1);
    // Its rows are suggested.
    await caller(product.apiUrl, token)("POST", "/orcamentos", budget(""));
    return await withBrowser(async (browser) => {
      const page = await newPage(browser, token);
      await page.goto(product.url);
      const keys = new Keys(page);
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
      const timed = await interactionsIn(page, () => enterSample(keys));
      if (verbose) console.error(timed.slice(0, 20));
      await page.getByText("25.004,00").first().waitFor();
      // The file of the step is downloaded before, as it is while a caterer is on another step.
      await page.goto(`${product.url}/event`);
      await page.getByLabel("Convidados", { exact: true }).waitFor();
      await page.waitForLoadState("networkidle");
      return [
        figure(
          "interactions of the sample's entry at a quarter of the speed, p98",
          p98Of(timed, keys.pressed),
          "ms",
          P98_LIMIT,
        ),
        figure(
          `first opening of its longest step (${LONGEST.rows} rows), as slowed`,
          await timeToOpen(page, LONGEST.label, LONGEST.rows),
          "ms",
          OPENING_LIMIT,
        ),
      ];
    });
  } finally {
    await product.stop();
  }
};

/** The interactions of an act that took at least `SHORTEST`, slowest first. */
async function interactionsIn(
  page: Page,
  act: () => Promise<void>,
): Promise<Interaction[]> {
  const watch = await watchInteractions(page);
  await act();
  // The browser reports an event after its frame.
  await page.waitForTimeout(1_000);
  const timed = await watch.evaluate(({ stop }) => stop());
  return timed.toSorted((a, b) => b.duration - a.duration);
}

function p98Of(timed: readonly Interaction[], presses: number): number {
  const quick = Array.from<number>({ length: presses - timed.length });
  const durations = timed.map(({ duration }) => duration);
  return percentile([...durations, ...quick.fill(SHORTEST)], 0.98);
}

function watchInteractions(page: Page) {
  return page.evaluateHandle((shortest) => {
    const timed = new Map<number, Interaction>();
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration, name, target } = entry;
        if (!interactionId) continue;
        if (duration <= (timed.get(interactionId)?.duration ?? 0)) continue;
        timed.set(interactionId, {
          duration,
          about: `${name} ${said(target)}`,
        });
      }
    });
    // The compiler does not know the threshold.
    const events = { type: "event", durationThreshold: shortest };
    observer.observe(events);
    function said(target: Node | null): string {
      if (!(target instanceof HTMLElement)) return "nothing";
      const { ariaLabel, tagName, innerText } = target;
      const field = target as HTMLInputElement;
      const label = ariaLabel ?? field.labels?.[0]?.textContent;
      return `${tagName} ${label ?? innerText} ${field.value ?? ""}`;
    }
    return {
      stop() {
        observer.disconnect();
        return [...timed.values()];
      },
    };
  }, SHORTEST);
}
