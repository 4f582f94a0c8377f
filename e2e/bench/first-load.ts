import { chromium, type Browser } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import type { Deployment, Sent } from "../src/deployment.ts";
import { deployBoth } from "./deploy-both.ts";
import { networkSilence } from "./network-silence.ts";
import { kb, type Bench, type BenchResult } from "./result.ts";
import { kilobytes, report } from "./sent-report.ts";
import { signIn } from "./served-product.ts";

/**
 * A page, text that only it shows when it is there, and how many KB (1000 bytes, gzip -9) federation may add to its
 * first load.
 */
const PAGES = [
  { path: "/login", shows: "Criar uma conta", limit: 30, signedIn: false },
  { path: "/foods", shows: "Adicionar", limit: 45, signedIn: true },
];

type Visit = (typeof PAGES)[number];

/** What the first visit downloads, federated against the same source built as one monolith. */
export const benchFirstLoad: Bench = async ({ verbose }) => {
  const { federated, monolith, close } = await deployBoth();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  const results: BenchResult[] = [];
  try {
    for (const visit of PAGES) {
      const own = await downloadsOf(browser, federated, visit);
      const peer = await downloadsOf(browser, monolith, visit);
      if (verbose) {
        report(`${visit.path} federated`, own);
        report(`${visit.path} monolith`, peer);
      }
      results.push({
        name: `first load of ${visit.path}, federated vs monolith`,
        measured: kb(kilobytes(own)),
        peer: kb(kilobytes(peer)),
        compared: {
          by: "−",
          value: kilobytes(own) - kilobytes(peer),
          limit: visit.limit,
        },
      });
    }
  } finally {
    await browser.close();
    await close();
  }
  return results;
};

/**
 * Opens a page with empty caches and lists every script, style, page and JSON file that was sent until the network fell
 * silent.
 */
async function downloadsOf(
  browser: Browser,
  deployment: Deployment,
  { path, shows, signedIn }: Visit,
): Promise<Sent[]> {
  const context = await browser.newContext({ locale: "pt-BR" });
  try {
    if (signedIn) await signIn(context);
    const page = await context.newPage();
    const silence = networkSilence(page);
    deployment.sent = [];
    await page.goto(deployment.url + path);
    await page.getByText(shows).first().waitFor();
    await silence();
    return deployment.sent.filter(({ file, status }) => {
      if (status !== 200) throw new Error(`${file}: HTTP ${status}`);
      return !file.endsWith(".woff2");
    });
  } finally {
    await context.close();
  }
}
