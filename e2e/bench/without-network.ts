import type { Browser, BrowserContext, Page } from "@playwright/test";
import { releasedApps } from "tooling/release/command-line";
import type { ReleasedProduct } from "../src/released-product.ts";
import { register } from "./account.ts";
import { inTurns } from "./measure.ts";
import { newPage, serveProduct, withBrowser } from "./product.ts";
import { times, type Bench } from "./result.ts";

/** How many times the time with a warm cache and a network a start without one may take. */
const START_LIMIT = 1.1;
/** The share of a first visit's time that the second may take on a slow network. */
const SECOND_LIMIT = 0.25;

/** A slow network: 400 kbit/s each way, and 400 ms until an answer begins. */
const LATENCY_MS = 400;
const BYTES_PER_S = 50_000;
const SLOW = {
  offline: false,
  latency: LATENCY_MS,
  downloadThroughput: BYTES_PER_S,
  uploadThroughput: BYTES_PER_S,
};

const FIELD = '[data-row] [data-column="quantity"]';

/** How soon a returning user types on /foods without network and on a slow one. */
export const benchWithoutNetwork: Bench = async () => {
  const product = await serveProduct();
  try {
    const token = await register(product.apiUrl, 1);
    return await withBrowser(async (browser) => {
      const profile = await visited(browser, product, token);
      const start = async (offline: boolean) => {
        await profile.setOffline(offline);
        const time = await untilTyped(profile, product.url);
        await profile.setOffline(false);
        return time;
      };
      const { without, warm } = await inTurns(9, {
        without: () => start(true),
        warm: () => start(false),
      });
      const { first, second } = await inTurns(
        3,
        {
          first: async () => {
            const page = await newPage(browser, token);
            const time = await untilTyped(page.context(), product.url, SLOW);
            await page.context().close();
            return time;
          },
          second: async () => {
            // A browser slows what the page requests; the deployment does it for the worker.
            product.deployment.takes = (bytes) =>
              LATENCY_MS + (bytes / BYTES_PER_S) * 1_000;
            const time = await untilTyped(profile, product.url, SLOW);
            product.deployment.takes = () => 0;
            return time;
          },
        },
        0,
      );
      return [
        times(
          "typing on /foods after a start without network, against a warm cache with one",
          without,
          warm,
          "ms",
          START_LIMIT,
        ),
        times(
          "the same at 400 kbit/s and 400 ms: the second visit against the first",
          second,
          first,
          "ms",
          SECOND_LIMIT,
        ),
      ];
    });
  } finally {
    await product.stop();
  }
};

/** A browser's profile after one visit, whose worker keeps every release. */
async function visited(
  browser: Browser,
  { url }: ReleasedProduct,
  token: string,
): Promise<BrowserContext> {
  const page = await newPage(browser, token);
  await page.goto(`${url}/foods`);
  while ((await page.evaluate(wholeReleases)) < releasedApps.length)
    await page.waitForTimeout(500);
  await page.close();
  return page.context();
}

/** How many releases are kept whole. Runs in the browser. */
async function wholeReleases(): Promise<number> {
  const names = await caches.keys();
  const kept = await Promise.all(
    names.map(async (name) => (await caches.open(name)).keys()),
  );
  return kept.flat().filter(({ url }) => url.endsWith("/release.json")).length;
}

/** From the address to a digit in a field of /foods, in ms. */
async function untilTyped(
  profile: BrowserContext,
  url: string,
  network?: typeof SLOW,
): Promise<number> {
  const page = await profile.newPage();
  const session = await page.context().newCDPSession(page);
  if (network) {
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", network);
  }
  const time = await typed(page, url);
  await page.close();
  return time;
}

async function typed(page: Page, url: string): Promise<number> {
  const started = performance.now();
  await page.goto(`${url}/foods`, { waitUntil: "commit" });
  const field = page.locator(FIELD).first();
  await field.waitFor({ timeout: 120_000 });
  await field.press("7");
  return performance.now() - started;
}
