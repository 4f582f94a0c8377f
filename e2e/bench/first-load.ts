import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "build/chromium";
import { runtimeConfig } from "build/serve/runtime-config";
import type { Addresses } from "build/start-env";
import { buildProduct } from "./build-product.ts";
import { downloadsOf, type Download } from "./downloads.ts";
import { buildMonolith } from "./monolith.ts";
import type { Bench, BenchResult } from "./result.ts";
import { answerApi, serveProduct, signIn } from "./served-product.ts";

/** KB (1000 bytes, gzip -9) that federation may add to the first load of a page. */
const PAGES = [
  { path: "/login", shows: "Criar uma conta", limit: 30, signedIn: false },
  { path: "/foods", shows: "Adicionar", limit: 45, signedIn: true },
];

const MONOLITH = "http://monolith.localhost";

/** What the first visit downloads, federated against the same source built as one monolith. */
export const benchFirstLoad: Bench = async ({ verbose }) => {
  await buildProduct();
  const folder = await buildMonolith();
  const { addresses, close } = await serveProduct();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  const shell = `http://localhost:${addresses.shell}`;
  const own = [addresses.shell, ...addresses.remotes.values()];
  const results: BenchResult[] = [];
  try {
    for (const { path, shows, limit, signedIn } of PAGES) {
      const prepare = async (context: BrowserContext) => {
        if (signedIn) await signIn(context);
        await answerApi(context, addresses);
      };
      const federated = await downloadsOf(browser, {
        url: shell + path,
        shows,
        origins: own.map((port) => `http://localhost:${port}`),
        prepare,
      });
      const monolith = await downloadsOf(browser, {
        url: MONOLITH + path,
        shows,
        origins: [MONOLITH],
        prepare: async (context) => {
          await prepare(context);
          await answerMonolith(context, folder, addresses);
        },
      });
      if (verbose) {
        report(`${path} federated`, federated);
        report(`${path} monolith`, monolith);
      }
      results.push({
        name: `first load of ${path}, federated vs monolith`,
        measured: `${kilobytes(federated).toFixed(1)} KB`,
        peer: `${kilobytes(monolith).toFixed(1)} KB`,
        compared: {
          by: "−",
          value: kilobytes(federated) - kilobytes(monolith),
          limit,
        },
      });
    }
  } finally {
    await browser.close();
    await close();
  }
  return results;
};

/** The monolith needs no server: its files, its page for every other path, and the run-time files without remotes. */
async function answerMonolith(
  context: BrowserContext,
  folder: string,
  addresses: Addresses,
) {
  await context.route(`${MONOLITH}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/runtime.json")
      return route.fulfill({ json: runtimeConfig(addresses, "localhost") });
    if (pathname === "/remotes.json")
      return route.fulfill({ json: { schema: 1, remotes: {} } });
    const file = join(folder, pathname);
    const path = existsSync(file) ? file : join(folder, "index.html");
    return route.fulfill({ path });
  });
}

function kilobytes(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function report(title: string, downloads: readonly Download[]) {
  console.error(`\n${title}: ${kilobytes(downloads).toFixed(1)} KB`);
  for (const { file, bytes } of downloads.toSorted((a, b) => b.bytes - a.bytes))
    console.error(`${String(bytes).padStart(8)}  ${file}`);
}
