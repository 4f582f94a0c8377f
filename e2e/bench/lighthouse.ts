import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launch, type Browser, type Page } from "puppeteer-core";
import { chromiumArgs, ensureChromium } from "tooling/debian-programs";
import { root } from "tooling/workspace";
import { makeCertificate } from "../src/running-nginx.ts";
import { budget, caller, register } from "./account.ts";
import { inTurns } from "./measure.ts";
import { serveBoth } from "./product.ts";
import { figure, type Bench } from "./result.ts";

const PAGES = ["/login", "/", "/foods", "/results"];
/** How many points of 100 below the monolith's the score may be. */
const BELOW = 3;
const ROUNDS = 5;

/** What is used of Lighthouse. */
export type Lighthouse = (
  url: string,
  flags: object,
  config: undefined,
  page: Page,
) => Promise<{ lhr: Report }>;
interface Report {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  categories: Record<string, { score: number }>;
}

/** What Lighthouse gives the pages on its phone, federated and as a monolith, both on the real API and served alike. */
export const benchLighthouse: Bench = async () => {
  const lighthouse = await installLighthouse();
  const served = await certificate();
  const { federated, monolith, stop } = await serveBoth(served);
  const browser = await launch({
    executablePath: ensureChromium(),
    // A browser that only overlooks the certificate's errors keeps nothing in its cache.
    args: [
      ...chromiumArgs,
      `--ignore-certificate-errors-spki-list=${keyHash(served.cert)}`,
    ],
  });
  try {
    const token = await register(federated.apiUrl, 1);
    await caller(federated.apiUrl, token)("POST", "/orcamentos", budget(""));
    const results = [];
    for (const path of PAGES) {
      const signedIn = path === "/login" ? "" : token;
      const scores = await inTurns(
        ROUNDS,
        {
          own: () => score(lighthouse, browser, federated.url + path, signedIn),
          peer: () => score(lighthouse, browser, monolith.url + path, signedIn),
        },
        0,
      );
      const points = `${scores.own}, the monolith ${scores.peer}`;
      results.push({
        ...figure(
          `Lighthouse's score of ${path}, points below the monolith`,
          scores.peer - scores.own,
          "points",
          BELOW,
        ),
        measured: points,
      });
    }
    return results;
  } finally {
    await browser.close();
    await stop();
  }
};

/** Installs Lighthouse as the lock beside this file states. The product does not depend on it. */
export async function installLighthouse(): Promise<Lighthouse> {
  const folder = join(root, ".cache/bench/lighthouse");
  await cp(join(import.meta.dirname, "lighthouse"), folder, {
    recursive: true,
  });
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--silent"], {
    cwd: folder,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("npm did not install Lighthouse.");
  const program = join(folder, "node_modules/lighthouse/core/index.js");
  const { default: lighthouse } = (await import(
    pathToFileURL(program).href
  )) as { default: Lighthouse };
  return lighthouse;
}

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

/** The performance score of 100 of a first visit. */
async function score(
  lighthouse: Lighthouse,
  browser: Browser,
  url: string,
  token: string,
): Promise<number> {
  const categories = ["performance"] as const;
  const run = { lighthouse, browser, url, token, categories };
  return (await runLighthouse(run)).performance;
}

interface Run<Category extends string> {
  lighthouse: Lighthouse;
  browser: Browser;
  url: string;
  /** Of who is signed in; nobody by default. */
  token?: string;
  categories: readonly Category[];
}

/** Scores of 100 of a first visit. Throws when another page was loaded. */
export async function runLighthouse<Category extends string>({
  lighthouse,
  browser,
  url,
  token,
  categories,
}: Run<Category>): Promise<Record<Category, number>> {
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
      { onlyCategories: categories, disableFullPageScreenshot: true },
      undefined,
      page,
    );
    assert.equal(lhr.runtimeError, undefined);
    assert.equal(lhr.finalDisplayedUrl, url);
    return Object.fromEntries(
      categories.map((category) => [
        category,
        Math.round(lhr.categories[category]!.score * 100),
      ]),
    ) as Record<Category, number>;
  } finally {
    await context.close();
  }
}
