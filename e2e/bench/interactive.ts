import type { Browser } from "@playwright/test";

/** A page to open, and the field that somebody would type into first. */
export interface Opened {
  url: string;
  /** What is in localStorage before. */
  storage: Readonly<Record<string, string>>;
  field: string;
}

/** A connection: bytes per second each way, and ms from a request to the first byte of its answer. */
export interface Network {
  downloadThroughput: number;
  uploadThroughput: number;
  latency: number;
}

/** How many times slower than this machine the browser's processor is made. */
const CPU_RATE = 4;

/** The main thread is quiet when nothing kept it for 50 ms during so many ms. */
const QUIET_MS = 1_000;

const TIMEOUT_MS = 60_000;

/**
 * Milliseconds from asking for a page with empty caches until somebody can use it: its first field shows a character
 * that was typed into it, and the last task of more than 50 ms before the main thread falls quiet is over.
 */
export async function timeToInteractive(
  browser: Browser,
  network: Network,
  { url, storage, field }: Opened,
): Promise<number> {
  const context = await browser.newContext({ locale: "pt-BR" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      ...network,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    await page.addInitScript(watch, { storage, field, quiet: QUIET_MS });
    await page.goto(url, { waitUntil: "commit" });
    const result = await page.waitForFunction(
      () => (window as unknown as { interactiveAt?: number }).interactiveAt,
      undefined,
      { timeout: TIMEOUT_MS, polling: 500 },
    );
    return (await result.jsonValue()) as number;
  } finally {
    await context.close();
  }
}

/** Types once the field is there, and notes when the page was ready in `window.interactiveAt`. Runs in the browser. */
function watch({
  storage,
  field,
  quiet,
}: {
  storage: Readonly<Record<string, string>>;
  field: string;
  quiet: number;
}) {
  for (const [key, value] of Object.entries(storage))
    localStorage.setItem(key, value);
  let shownAt = 0;
  let busyUntil = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      busyUntil = startTime + duration;
  }).observe({ type: "longtask", buffered: true });

  function type() {
    const input = document.querySelector<HTMLInputElement>(field);
    if (!input || input.disabled) return void requestAnimationFrame(type);
    input.focus();
    input.select();
    document.execCommand("insertText", false, "7");
    // A field whose page does not yet listen is drawn again with what it had.
    requestAnimationFrame(() => {
      if (!input.isConnected || !input.value.includes("7")) return type();
      shownAt = performance.now();
      waitForQuiet();
    });
  }

  function waitForQuiet() {
    const readyAt = Math.max(shownAt, busyUntil);
    if (performance.now() - readyAt < quiet)
      return void setTimeout(waitForQuiet, 100);
    (window as unknown as { interactiveAt: number }).interactiveAt = readyAt;
  }

  requestAnimationFrame(type);
}
