import { chromium, type Browser } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import type { Deployment, Sent } from "../src/deployment.ts";
import { deployBoth } from "./deploy-both.ts";
import { networkSilence } from "./network-silence.ts";
import { kb, ratio, type Bench, type BenchResult } from "./result.ts";
import { kilobytes, report } from "./sent-report.ts";
import { signIn } from "./served-product.ts";
import { wayToTyping } from "./way-to-typing.ts";

/**
 * A page, text that only it shows when it is there, and how many KB (1000 bytes, gzip -9) federation may add to its
 * first load.
 */
const PAGES = [
  { path: "/login", shows: "Criar uma conta", limit: 30, signedIn: false },
  { path: "/foods", shows: "Adicionar", limit: 45, signedIn: true },
];

/** A page that somebody types into at once: what may be requested before the field is there. */
const TYPED_INTO = {
  path: "/foods",
  field: '[data-row] [data-column="quantity"]',
  /** KB of scripts. */
  scripts: 210,
  /** One after the other. */
  hops: 3,
  /** How many times what the monolith requests. */
  ratio: 1.12,
};

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
      if (visit.path === TYPED_INTO.path)
        results.push(
          ...judgeWay(
            await sentBefore(browser, federated, own),
            await sentBefore(browser, monolith, peer),
          ),
        );
    }
  } finally {
    await browser.close();
    await close();
  }
  return results;
};

/** What of a first load was requested before the page could be typed into, and how many hops that took. */
async function sentBefore(
  browser: Browser,
  { url }: Deployment,
  sent: readonly Sent[],
) {
  const { path, field } = TYPED_INTO;
  const { files, hops } = await wayToTyping(browser, url + path, field);
  return { sent: sent.filter(({ file }) => files.has(file)), hops };
}

type Way = Awaited<ReturnType<typeof sentBefore>>;

function judgeWay(own: Way, peer: Way): BenchResult[] {
  const { path, scripts, hops, ratio: limit } = TYPED_INTO;
  const javaScript = kilobytes(
    own.sent.filter(({ file }) => file.endsWith(".js")),
  );
  const [ownKb, peerKb] = [kilobytes(own.sent), kilobytes(peer.sent)];
  return [
    {
      name: `the same, only what is requested before ${path} can be typed into`,
      measured: kb(ownKb),
      peer: kb(peerKb),
      compared: ratio(ownKb, peerKb, limit),
    },
    {
      name: `scripts before ${path} can be typed into, vs wanted`,
      measured: kb(javaScript),
      peer: kb(scripts),
      compared: { by: "−", value: javaScript - scripts, limit: 0 },
    },
    {
      name: `requests in turn before ${path} can be typed into, vs wanted`,
      measured: `${own.hops} (monolith ${peer.hops})`,
      peer: String(hops),
      compared: {
        by: "−",
        unit: "requests",
        value: own.hops - hops,
        limit: 0,
      },
    },
  ];
}

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
