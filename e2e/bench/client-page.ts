import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { launch } from "puppeteer-core";
import { chromiumArgs, ensureChromium } from "tooling/debian-programs";
import { logoPicture } from "../src/logo-picture.ts";
import { publishWedding } from "../src/published-wedding.ts";
import { caller, register } from "./account.ts";
import { installLighthouse, runLighthouse } from "./lighthouse.ts";
import { inTurns } from "./measure.ts";
import { newPage, serveApi, withBrowser } from "./product.ts";
import { type Bench, type BenchResult, figure, times } from "./result.ts";

/** KB of a page with a logo, its fonts with it. */
const BYTES_LIMIT = 60;
const LCP_LIMIT_MS = 1500;
/** How many points of 100 each score may lack. */
const LACKING = 2;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
const ROUNDS = 5;

/** A quarter of 4G's speed, on a processor at a quarter of this one's. */
const SLOW_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: 9_000_000 / 8 / 4,
  uploadThroughput: 1_500_000 / 8 / 4,
};
const SLOWER_CPU = 4;

/** What the page of a wedding with three options and a logo costs a phone, beside a file of its bare text. */
export const benchClientPage: Bench = async () => {
  const api = await serveApi();
  try {
    const { address, results } = await withBrowser(async (browser) => {
      const address = await publish(browser, api.url);
      const bare = await serveText(await textOf(browser, address));
      try {
        return { address, results: await beside(browser, address, bare.url) };
      } finally {
        bare.close();
      }
    });
    return [...results, ...(await scores(address))];
  } finally {
    await api.stop();
  }
};

/** The address of the page of a sent wedding. */
async function publish(browser: Browser, url: string): Promise<string> {
  const token = await register(url, 1);
  const { name, mimeType, buffer } = await logoPicture(await newPage(browser));
  const form = new FormData();
  form.append(
    "logo",
    new File([new Uint8Array(buffer)], name, { type: mimeType }),
  );
  const uploaded = await fetch(`${url}/logo/upload-logo`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  assert.ok(uploaded.ok);
  return publishWedding(caller(url, token));
}

async function textOf(browser: Browser, address: string): Promise<string> {
  const page = await newPage(browser);
  await page.goto(address);
  const text = await page.evaluate(() => document.body.innerText);
  await page.context().close();
  return text;
}

/** A file of HTML that says this and nothing else, compressed. */
async function serveText(text: string) {
  const body = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const file = gzipSync(
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>x</title><pre>${body}</pre></html>`,
  );
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.setHeader("content-encoding", "gzip");
    response.end(file);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function beside(
  browser: Browser,
  address: string,
  bare: string,
): Promise<BenchResult[]> {
  const lcp = await inTurns(ROUNDS, {
    own: async () => (await visit(browser, address)).lcp,
    peer: async () => (await visit(browser, bare)).lcp,
  });
  const own = (await visit(browser, address)).kilobytes;
  const peer = (await visit(browser, bare)).kilobytes;
  return [
    figure("a client's page with a logo", own, "KB", BYTES_LIMIT),
    times("the same, against its text in a bare file", own, peer, "KB"),
    figure("its largest paint on slow 4G", lcp.own, "ms", LCP_LIMIT_MS),
    times("the same, against its text in a bare file", lcp.own, lcp.peer, "ms"),
  ];
}

/** A first visit of a slow phone: when the largest part was painted, and KB of 1000 bytes. */
async function visit(browser: Browser, address: string) {
  const page = await newPage(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER_CPU });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const lcp = await largestPaint(page);
  await page.context().close();
  return { lcp, kilobytes: bytes / 1000 };
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)!.startTime),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

async function scores(address: string): Promise<BenchResult[]> {
  const lighthouse = await installLighthouse();
  const browser = await launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    const scores = await runLighthouse({
      lighthouse,
      browser,
      url: address,
      categories: CATEGORIES,
    });
    return CATEGORIES.map((category) => ({
      ...figure(
        `Lighthouse's ${category} of a client's page, points below 100`,
        100 - scores[category],
        "points",
        LACKING,
      ),
      measured: String(scores[category]),
    }));
  } finally {
    await browser.close();
  }
}
