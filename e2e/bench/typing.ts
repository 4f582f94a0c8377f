import { chromium, type CDPSession, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "build/chromium";
import { buildProduct } from "./build-product.ts";
import { ms, ratio, type Bench } from "./result.ts";
import { sampleFood } from "./sample-items.ts";
import { answerApi, serveProduct, signIn } from "./served-product.ts";

/** Main-thread time a key press may take on a page of 2,000 items, in ms. */
const KEY_LIMIT = 8;

/** What is typed into one price: no more than nine digits, so that it never is too large. */
const TYPED = "123456789".repeat(4);

/** What a key press costs on a page of 2,000 items, against the same page with 100. */
export const benchTyping: Bench = async () => {
  await buildProduct();
  const { addresses, close } = await serveProduct();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  const measure = async (items: number) => {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
    });
    await signIn(context);
    await answerApi(context, addresses);
    const page = await context.newPage();
    await page.goto(`http://localhost:${addresses.shell}/foods`);
    const figures = await figuresOf(page, items);
    await context.close();
    return figures;
  };
  try {
    const few = await measure(100);
    const many = await measure(2_000);
    return [
      {
        name: "main thread per key, 2,000 items",
        measured: ms(many.cpu),
        peer: ms(KEY_LIMIT),
        compared: ratio(many.cpu, KEY_LIMIT, 1),
      },
      {
        name: "key to paint (p95), 2,000 vs 100 items",
        measured: ms(many.paint),
        peer: ms(few.paint),
        compared: ratio(many.paint, few.paint, 1.5),
      },
      {
        name: "memory of the page, 2,000 vs 100 items, data apart",
        measured: megabytes(many.page),
        peer: megabytes(few.page),
        compared: ratio(many.page, few.page, 1.5),
      },
    ];
  } finally {
    await browser.close();
    await close();
  }
};

async function figuresOf(page: Page, items: number) {
  const browser = await page.context().newCDPSession(page);
  // Thread ticks do not count what other processes do meanwhile.
  await browser.send("Performance.enable", { timeDomain: "threadTicks" });
  await fill(page, items);
  await leave(page);
  const data = await heapOf(browser);
  await comeBack(page, items);
  const whole = await heapOf(browser);

  const price = page.locator('[data-row] [data-column="price"]').nth(1);
  await price.focus();
  await page.waitForTimeout(1_000);
  const paints = await watchPaints(page);
  const before = await metric(browser, "TaskDuration");
  for (const [index, key] of [...TYPED].entries()) {
    if (index % 9 === 0) await price.focus();
    if (index % 9 === 0) await price.selectText();
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
  }
  const spent = (await metric(browser, "TaskDuration")) - before;
  return {
    cpu: (spent * 1000) / TYPED.length,
    paint: percentile(await paints(), 0.95),
    page: whole - data,
  };
}

/** Pastes the items, as somebody with a spreadsheet would. */
async function fill(page: Page, items: number): Promise<void> {
  const name = page.getByRole("textbox", { name: "Nome do item" }).first();
  await name.focus();
  const lines = Array.from({ length: items }, (_, index) => {
    const { name, quantityPerPerson, unit, unitPrice } = sampleFood(index);
    return [name, quantityPerPerson, unit, unitPrice].join("\t");
  });
  await name.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    element.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, lines.join("\n"));
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("link", { name: /Equipe/ }).click();
  await page
    .getByRole("heading", { name: /Equipe/ })
    .first()
    .waitFor();
  await page.waitForTimeout(2_000);
}

async function comeBack(page: Page, items: number): Promise<void> {
  await page.getByRole("link", { name: /Prato Principal/ }).click();
  await page.waitForFunction(
    (count) => document.querySelectorAll("[data-row]").length >= count,
    items,
  );
  await page.waitForTimeout(2_000);
}

/** Times each key from its event to the frame that shows it; call what it returns for the times in ms. */
async function watchPaints(page: Page): Promise<() => Promise<number[]>> {
  const times = await page.evaluateHandle(() => {
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
  return () => times.jsonValue();
}

/** Bytes in use once nothing is left to collect. */
async function heapOf(browser: CDPSession): Promise<number> {
  await browser.send("HeapProfiler.collectGarbage");
  return metric(browser, "JSHeapUsedSize");
}

async function metric(browser: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await browser.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)!.value;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)]!;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
