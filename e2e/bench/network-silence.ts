import { gzipSync } from "node:zlib";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, BrowserContext, Page, Response } from "@playwright/test";

/** A file that a page downloaded, and its size as `gzip -9` leaves it. */
export interface Download {
  file: string;
  bytes: number;
}

/** What to open, and how to know that it is there. */
export interface Visit {
  url: string;
  /** Text that only the finished page shows. */
  shows: string;
  /** Whose files count; calls of the API and other addresses do not. */
  origins: readonly string[];
  prepare(context: BrowserContext): Promise<void>;
}

const SILENCE_MS = 1_000;
const TIMEOUT_MS = 30_000;

const COUNTED = /javascript|css|html|json/;

/** Opens a page with empty caches and lists every script, style, page and JSON file it needed until the network fell silent. */
export async function downloadsOf(
  browser: Browser,
  { url, shows, origins, prepare }: Visit,
): Promise<Download[]> {
  const context = await browser.newContext({ locale: "pt-BR" });
  try {
    await prepare(context);
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    const silence = networkSilence(page);
    await page.goto(url);
    await page.getByText(shows).first().waitFor();
    await silence();
    const counted = responses.filter(
      (response) =>
        origins.includes(new URL(response.url()).origin) &&
        COUNTED.test(response.headers()["content-type"] ?? ""),
    );
    return await Promise.all(counted.map(toDownload));
  } finally {
    await context.close();
  }
}

/** Answers a wait until nothing has been under way for a second. The page's own `networkidle` comes once, maybe before a remote is asked for. */
export function networkSilence(page: Page): () => Promise<void> {
  let open = 0;
  let changed = performance.now();
  const change = (by: number) => () => {
    open += by;
    changed = performance.now();
  };
  page.on("request", change(1));
  page.on("requestfinished", change(-1));
  page.on("requestfailed", change(-1));
  return async () => {
    const started = performance.now();
    while (open > 0 || performance.now() - changed < SILENCE_MS) {
      if (performance.now() - started > TIMEOUT_MS)
        throw new Error(`${page.url()}: ${open} downloads did not end.`);
      await delay(100);
    }
  };
}

async function toDownload(response: Response): Promise<Download> {
  const { port, pathname } = new URL(response.url());
  if (!response.ok())
    throw new Error(`${response.url()}: HTTP ${response.status()}`);
  const bytes = gzipSync(await response.body(), { level: 9 }).length;
  return { file: `:${port}${pathname}`, bytes };
}
