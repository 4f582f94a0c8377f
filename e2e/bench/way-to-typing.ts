import type { Browser, CDPSession } from "@playwright/test";
import { signIn } from "./served-product.ts";

/** How long a request waits for its answer, in ms. Longer than what a page computes between two of them. */
const LATENCY_MS = 300;

/** What a page requests until a first visitor can type. */
export interface WayToTyping {
  /** The path of each file, without a slash at the start. */
  files: Set<string>;
  /** The most requests of which each began after the one before had ended. */
  hops: number;
}

interface Request {
  path: string;
  /** In ms since 1970. */
  sentAt: number;
  /** In seconds of the browser's clock. */
  from: number;
  to?: number;
}

/** Opens a page with empty caches and lists what it requests from the network until `field` is there. */
export async function wayToTyping(
  browser: Browser,
  url: string,
  field: string,
): Promise<WayToTyping> {
  const context = await browser.newContext({ locale: "pt-BR" });
  try {
    await signIn(context);
    const page = await context.newPage();
    await page.addInitScript(watch, field);
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const requests = followRequests(session);
    await page.goto(url, { waitUntil: "commit" });
    const result = await page.waitForFunction(
      () => (window as unknown as { fieldAt?: number }).fieldAt,
    );
    const fieldAt = (await result.jsonValue()) as number;
    const before = requests().filter(({ sentAt }) => sentAt < fieldAt);
    return {
      files: new Set(before.map(({ path }) => path)),
      hops: mostInTurn(before),
    };
  } finally {
    await context.close();
  }
}

/** Every page, script, style and JSON file that was sent over the network. */
function followRequests(session: CDPSession): () => Request[] {
  const requests = new Map<string, Request>();
  session.on("Network.requestWillBeSent", (event) => {
    const { pathname } = new URL(event.request.url);
    const isPage = event.type === "Document";
    // No call of the API, and no font: text is drawn without.
    if (!isPage && !/\.(?:js|css|json)$/.test(pathname)) return;
    requests.set(event.requestId, {
      path: isPage ? "index.html" : pathname.slice(1),
      sentAt: event.wallTime * 1000,
      from: event.timestamp,
    });
  });
  session.on("Network.requestServedFromCache", ({ requestId }) =>
    requests.delete(requestId),
  );
  session.on("Network.loadingFinished", ({ requestId, ...event }) => {
    const request = requests.get(requestId);
    if (!request) return;
    // What came from the cache of an earlier request of this page.
    if (event.encodedDataLength === 0) requests.delete(requestId);
    else request.to = event.timestamp;
  });
  return () => [...requests.values()];
}

/** How many of these follow one another at most. */
function mostInTurn(requests: readonly Request[]): number {
  let count = 0;
  let free = 0;
  for (const { from, to = Infinity } of requests.toSorted(
    (a, b) => (a.to ?? Infinity) - (b.to ?? Infinity),
  ))
    if (from >= free) {
      count++;
      free = to;
    }
  return count;
}

/** Notes in `window.fieldAt` when the field is there, in ms since 1970. Runs in the browser. */
function watch(field: string) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(field)) return;
    observer.disconnect();
    Object.assign(window, {
      fieldAt: performance.timeOrigin + performance.now(),
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
