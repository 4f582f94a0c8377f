import type { Browser } from "@playwright/test";
import type { Sent } from "../src/deployment.ts";
import { register } from "./account.ts";
import { networkSilence } from "./network-silence.ts";
import {
  kilobytes,
  newPage,
  report,
  serveBoth,
  withBrowser,
} from "./product.ts";
import { figure, times, type Bench } from "./result.ts";

/** KB (1000 bytes, gzip -9) of a first visit to /login. */
const LOGIN_LIMIT = 255;
/** How many times the monolith's bytes /foods may request until it can be typed into; the rest is loaded ahead. */
const FOODS_LIMIT = 1.25;
const FIELD = '[data-row] [data-column="quantity"]';
/** From a request to its answer, in ms: longer than what a page computes between two of them. */
const LATENCY_MS = 300;

/** A page, and a text that only it shows. */
const PAGES = { "/login": "Criar uma conta", "/foods": "Adicionar" };

/** What the first visit downloads, federated against the same source built as one monolith. */
export const benchFirstLoad: Bench = async ({ verbose }) => {
  const { federated, monolith, stop } = await serveBoth();
  try {
    const token = await register(federated.apiUrl, 1);
    return await withBrowser(async (browser) => {
      const bytes = async (
        deployment: { url: string; sent: Sent[] },
        path: keyof typeof PAGES,
      ) => {
        const signedIn = path === "/login" ? "" : token;
        let sent = await downloads(browser, deployment, path, signedIn);
        if (path === "/foods") {
          const first = await requestedFirst(browser, deployment.url, token);
          // What the page's worker later fetches for itself is not the page's.
          sent = sent.filter(
            ({ file }, at) =>
              first.has(file) &&
              sent.findIndex((one) => one.file === file) === at,
          );
        }
        if (verbose) report(deployment.url + path, sent);
        return kilobytes(sent);
      };
      const login = await bytes(federated, "/login");
      const foods = await bytes(federated, "/foods");
      return [
        figure("first visit to /login", login, "KB", LOGIN_LIMIT),
        times(
          "first visit to /login, against the monolith",
          login,
          await bytes(monolith, "/login"),
          "KB",
        ),
        times(
          "/foods until it can be typed into, against the monolith",
          foods,
          await bytes(monolith, "/foods"),
          "KB",
          FOODS_LIMIT,
        ),
      ];
    });
  } finally {
    await stop();
  }
};

/**
 * Opens a page with empty caches and lists every script, style, page and JSON file that was sent until the network fell
 * silent.
 */
async function downloads(
  browser: Browser,
  { url, sent }: { url: string; sent: Sent[] },
  path: keyof typeof PAGES,
  token: string,
): Promise<Sent[]> {
  const page = await newPage(browser, token);
  const silence = networkSilence(page);
  sent.length = 0;
  await page.goto(url + path);
  await page.getByText(PAGES[path]).first().waitFor();
  await silence();
  await page.context().close();
  return sent.filter(({ file, status }) => {
    // Nothing but headers is sent for what the page has.
    if (status === 304) return false;
    if (status !== 200) throw new Error(`${file}: HTTP ${status}`);
    return !file.endsWith(".woff2");
  });
}

/** The files that /foods requests with empty caches before its first field is there. */
async function requestedFirst(
  browser: Browser,
  url: string,
  token: string,
): Promise<Set<string>> {
  const page = await newPage(browser, token);
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.addInitScript((field) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(field)) return;
      observer.disconnect();
      Object.assign(window, { fieldAt: performance.now() });
    });
    observer.observe(document, { childList: true, subtree: true });
  }, FIELD);
  await page.goto(`${url}/foods`);
  await page.locator(FIELD).first().waitFor();
  const paths = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        ({ startTime }) =>
          startTime < (window as unknown as { fieldAt: number }).fieldAt,
      )
      .map(({ name }) => new URL(name).pathname.slice(1)),
  );
  await page.context().close();
  return new Set(["index.html", ...paths]);
}
