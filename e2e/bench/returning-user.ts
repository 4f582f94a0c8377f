import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/chromium";
import { exitOf } from "tooling/process";
import type { Releases } from "tooling/release-folder";
import { releasedApps } from "tooling/release/command-line";
import { folderTarget } from "tooling/release/folder-target";
import { releaseApps } from "tooling/release/release-apps";
import { copyCheckout } from "../src/checkout-copy.ts";
import {
  serveDeployment,
  type Deployment,
  type Sent,
} from "../src/deployment.ts";
import { buildProduct } from "./build-product.ts";
import { networkSilence } from "./network-silence.ts";
import { kb, type Bench, type BenchResult } from "./result.ts";
import { kilobytes, report } from "./sent-report.ts";
import { serveStandInApi } from "./stand-in-api.ts";

/** KB (1000 bytes, gzip -9) of the released remote that a returning user may download. */
const LIMIT = 25;

/** The release: one text of one step, and the version that each release raises. */
const REMOTE = "mf-wizard";
const CHANGES = [
  {
    file: "mf-wizard/src/parts/PartGroupCard.tsx",
    before: "Itens sem quantidade",
    after: "Itens que não têm quantidade",
  },
  {
    file: "mf-wizard/package.json",
    before: '"version": "1.0.0"',
    after: '"version": "1.0.1"',
  },
];
const CHANGED_TEXT = CHANGES[0]!.after;

/** What somebody who was there downloads again after a release that changes one file of one remote. */
export const benchReturningUser: Bench = async ({ verbose }) => {
  await buildProduct();
  const checkout = await copyCheckout();
  const folder = await mkdtemp(join(tmpdir(), "banquete-returning-"));
  const deployment = await serveDeployment(folder);
  const api = await serveStandInApi();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArgs,
  });
  try {
    deployment.apiUrl = api.url;
    // Module names follow from paths, so both releases are built in the same place.
    await rm(join(checkout, REMOTE, "dist"), { recursive: true });
    await release(checkout, folder, releasedApps);
    const profile = await browser.newContext({ locale: "pt-BR" });
    const first = await sentDuring(deployment, () =>
      firstVisit(profile, deployment.url),
    );
    const again = await sentDuring(deployment, () =>
      visit(profile, deployment.url),
    );

    for (const { file, before, after } of CHANGES)
      await replaceIn(join(checkout, file), before, after);
    await release(checkout, folder, [REMOTE]);
    const returned = await sentDuring(deployment, () =>
      visit(profile, deployment.url, CHANGED_TEXT),
    );
    if (verbose) {
      report("first visit", first);
      report("coming back without a release", again);
      report(`coming back after a release of ${REMOTE}`, returned);
    }
    return [
      line(
        `coming back after a release of ${REMOTE}: its own files`,
        returned,
        again,
        ofRemote,
        LIMIT,
      ),
      line(
        "coming back after it: shell and other remotes",
        returned,
        again,
        ofOthers,
        0,
      ),
      line("coming back after it: lists and page", returned, again, ofRegistry),
    ];
  } finally {
    await browser.close();
    await api.close();
    await deployment.close();
    await rm(folder, { recursive: true });
    await rm(checkout, { recursive: true });
  }
};

/** What is asked for anew at each visit, and is whole only where it changed. */
const ofRegistry = ({ file }: Sent) => !file.includes("/");
const ofRemote = ({ file }: Sent) => file.startsWith(`${REMOTE}/`);
const ofOthers = (sent: Sent) => !ofRegistry(sent) && !ofRemote(sent);

function line(
  name: string,
  returned: readonly Sent[],
  again: readonly Sent[],
  counts: (sent: Sent) => boolean,
  limit?: number,
): BenchResult {
  const [measured, peer] = [returned, again].map((sent) =>
    kilobytes(sent.filter(counts)),
  ) as [number, number];
  return {
    name,
    measured: kb(measured),
    peer: kb(peer),
    compared: {
      by: "−",
      value: measured - peer,
      ...(limit !== undefined && { limit }),
    },
  };
}

/** Builds apps of a checkout and makes them live in a folder. */
async function release(
  checkout: string,
  folder: string,
  apps: readonly string[],
): Promise<void> {
  const child = spawn(
    process.execPath,
    ["tooling/src/commands/build.ts", ...apps],
    { cwd: checkout, stdio: ["ignore", 2, 2] },
  );
  if ((await exitOf(child)) !== 0)
    throw new Error("Not benched: a build failed.");
  for (const app of apps) {
    const dist = join(checkout, app, "dist");
    const { live } = JSON.parse(
      await readFile(join(dist, "releases.json"), "utf8"),
    ) as Releases;
    const { folder: built, ...described } = live;
    await releaseApps(
      folderTarget(folder),
      [{ app, release: described, folder: join(dist, built) }],
      { url: "", now: new Date().toISOString() },
    );
  }
}

/** Somebody signs in and looks at a step and at home, until nothing is left to load ahead. */
async function firstVisit(profile: BrowserContext, url: string) {
  const page = await profile.newPage();
  const silence = networkSilence(page);
  await page.goto(`${url}/login`);
  await page.getByLabel("Email ou Telefone").fill("helena@example.com");
  await page.getByRole("textbox", { name: "Senha" }).fill("qualquer");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByText("Começar do zero").waitFor();
  await silence();
  await page.close();
  await visit(profile, url);
}

async function visit(
  profile: BrowserContext,
  url: string,
  shows = "Adicionar",
) {
  const page = await profile.newPage();
  await open(page, `${url}/foods`, shows);
  await open(page, url, "Começar do zero");
  await page.close();
}

async function open(page: Page, address: string, shows: string) {
  const silence = networkSilence(page);
  await page.goto(address);
  await page.getByText(shows).first().waitFor();
  // What is loaded ahead begins a while after the page stands.
  await page.waitForTimeout(3_000);
  await silence();
}

async function sentDuring(
  deployment: Deployment,
  act: () => Promise<void>,
): Promise<Sent[]> {
  deployment.sent.length = 0;
  await act();
  return [...deployment.sent];
}

/** Changes a source file. Throws where the text is no longer in it. */
async function replaceIn(file: string, before: string, after: string) {
  const text = await readFile(file, "utf8");
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`);
  await writeFile(file, text.replace(before, after));
}
