import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext, Response } from "@playwright/test";

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
    await page.goto(url, { waitUntil: "networkidle" });
    await page.getByText(shows).first().waitFor();
    await page.waitForLoadState("networkidle");
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

async function toDownload(response: Response): Promise<Download> {
  const { port, pathname } = new URL(response.url());
  if (!response.ok())
    throw new Error(`${response.url()}: HTTP ${response.status()}`);
  const bytes = gzipSync(await response.body(), { level: 9 }).length;
  return { file: `:${port}${pathname}`, bytes };
}
