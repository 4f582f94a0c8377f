import assert from "node:assert/strict";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launch, type Browser, type Page } from "puppeteer-core";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { temporaryDataFolder } from "../src/data-folder.ts";
import { makeCertificate } from "../src/running-nginx.ts";
import { deployBoth } from "./deploy-both.ts";
import { budget, caller, register } from "./fairness-account.ts";
import { installPeers, peersFolder } from "./install-peers.ts";
import { median } from "./measure.ts";
import type { Bench } from "./result.ts";
import { API, startServer } from "./server-process.ts";

/** The score of 100 that a page must have at least. */
const PAGES = { "/login": 95, "/": 90, "/foods": 90, "/results": 90 };
/** How many points below the monolith's the score may be. */
const BELOW = 2;
const ROUNDS = 5;

/** What is used of Lighthouse. */
type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: Page,
) => Promise<{ lhr: Report }>;
interface Report {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  categories: { performance: { score: number } };
}

/** What Lighthouse gives the pages on its phone, federated and as a monolith, both on the real API and served alike. */
export const benchLighthouse: Bench = async ({ verbose }) => {
  installPeers("lighthouse");
  const program = join(
    peersFolder("lighthouse"),
    "node_modules/lighthouse/core/index.js",
  );
  const { default: lighthouse } = (await import(
    pathToFileURL(program).href
  )) as { default: Lighthouse };
  const served = await certificate();
  const { federated, monolith, close } = await deployBoth(served);
  const data = await temporaryDataFolder();
  const api = await startServer(API, [], {
    BANQUETE_DATA_DIR: data.path,
    BANQUETE_API_PORT: "0",
    BANQUETE_ORIGINS: `${federated.url},${monolith.url}`,
  });
  federated.apiUrl = monolith.apiUrl = api.url;
  const browser = await launch({
    executablePath: ensureChromium(),
    // A browser that only overlooks the certificate's errors keeps nothing in its cache.
    args: [
      ...chromiumArgs,
      `--ignore-certificate-errors-spki-list=${keyHash(served.cert)}`,
    ],
  });
  try {
    const token = await register(api.url, 1);
    await caller(api.url, token)("POST", "/orcamentos", budget(""));
    const results = [];
    for (const [path, wanted] of Object.entries(PAGES)) {
      const scores = { federated: [] as number[], monolith: [] as number[] };
      const signedIn = path === "/login" ? "" : token;
      for (let round = 0; round < ROUNDS; round++)
        for (const [name, { url }] of Object.entries({ federated, monolith }))
          scores[name as keyof typeof scores].push(
            await score(lighthouse, browser, url + path, signedIn),
          );
      if (verbose) console.error(path, scores);
      const [own, peer] = [median(scores.federated), median(scores.monolith)];
      results.push(
        line(`Lighthouse score of ${path}, vs wanted`, own, wanted, 0),
        line(`the same, vs monolith`, own, peer, BELOW),
      );
    }
    return results;
  } finally {
    await browser.close();
    await api.stop();
    await data.remove();
    await close();
  }
};

/** What HTTP/2 needs, which is how nginx serves the product. */
async function certificate() {
  const folder = await mkdtemp(join(tmpdir(), "banquete-certificate-"));
  try {
    await makeCertificate(folder, ["localhost"]);
    return {
      key: await readFile(join(folder, "privkey.pem")),
      cert: await readFile(join(folder, "fullchain.pem")),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The hash of a certificate's public key, in base64. */
function keyHash(certificate: Buffer): string {
  const key = new X509Certificate(certificate).publicKey;
  return createHash("sha256")
    .update(key.export({ type: "spki", format: "der" }))
    .digest("base64");
}

function line(name: string, own: number, peer: number, limit: number) {
  return {
    name,
    measured: String(own),
    peer: String(peer),
    compared: {
      by: "−" as const,
      unit: "points" as const,
      value: peer - own,
      limit,
    },
  };
}

/** The performance score of 100 of a first visit. Throws when the page was not the one that was asked for. */
async function score(
  lighthouse: Lighthouse,
  browser: Browser,
  url: string,
  token: string,
): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (token)
      await page.evaluateOnNewDocument(
        (value) => localStorage.setItem("auth_token", value),
        token,
      );
    const { lhr } = await lighthouse(
      url,
      { onlyCategories: ["performance"], disableFullPageScreenshot: true },
      undefined,
      page,
    );
    assert.equal(lhr.runtimeError, undefined);
    assert.equal(lhr.finalDisplayedUrl, url);
    return Math.round(lhr.categories.performance.score * 100);
  } finally {
    await context.close();
  }
}
