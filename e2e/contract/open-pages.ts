import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  chromium,
  expect,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { chromiumArgs, ensureChromium } from "tooling/debian-programs";
import { fileHeaders } from "tooling/release/file-headers";
import { scriptHeaders, SCRIPTS_CHECKED } from "tooling/serve/answer-headers";
import { runtimeConfig } from "tooling/serve/runtime-config";
import type { Addresses } from "tooling/start-env";

// node e2e/contract/open-pages.ts FOLDER PATH…: opens pages of what is released into a folder in a browser, without a
// server, and prints why those that do not show do not, as JSON.
const SITE = "http://contract.localhost";
const API: Addresses = { shell: 80, remotes: new Map(), api: 4999 };
/** What the API answers somebody with a plan, by path. */
const API_ANSWERS: Readonly<Record<string, object>> = {
  "/user/status": { hasActivePlan: true, currentPlan: null },
  "/user/config": { darkMode: false },
};
/** The browser does not check its signature. */
const TOKEN = [{ alg: "none" }, { sub: "1" }, {}]
  .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
  .join(".");
const TIMEOUT_MS = 60_000;

const [folder = "", ...paths] = process.argv.slice(2);
const served: string[] = [];
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArgs,
});
try {
  // Else the worker would give files that are then not seen to be served.
  const context = await browser.newContext({
    locale: "pt-BR",
    serviceWorkers: "block",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(
    (token) => localStorage.setItem("auth_token", token),
    TOKEN,
  );
  await answerApi(context);
  await answerSite(context);
  const problems: string[] = [];
  for (const path of paths) problems.push(...(await open(context, path)));
  console.log(JSON.stringify(problems));
} finally {
  await browser.close();
}

async function open(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) =>
    problems.push(`${path} throws: ${message}`),
  );
  served.length = 0;
  try {
    await page.goto(SITE + path);
    await page.locator("h1").first().waitFor();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0, {
      timeout: TIMEOUT_MS,
    });
    if (await page.getByText("Esta área não abriu").isVisible())
      problems.push(`${path} does not open: ${await causeOn(page)}`);
    else if (!served.some((name) => name.endsWith("/remoteEntry.js")))
      problems.push(`${path} is not drawn by a remote`);
  } catch (error) {
    problems.push(`${path} does not finish loading`);
    console.error(error);
  } finally {
    await page.close();
  }
  return problems;
}

/** What the shell says of an area that did not open: which release, and why. */
async function causeOn(page: Page): Promise<string> {
  const words = await page.getByText(/^mf-\S+.*, /).allInnerTexts();
  return words.join(" ");
}

async function answerApi(context: BrowserContext): Promise<void> {
  await context.route(`http://localhost:${API.api}/**`, (route) => {
    const answer = API_ANSWERS[new URL(route.request().url()).pathname];
    return route.fulfill({
      status: answer ? 200 : 404,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: answer ?? { error: "Não encontrado" },
    });
  });
}

/** The site needs no server: released files, runtime.json, and the shell's page for every path that is no file. */
async function answerSite(context: BrowserContext): Promise<void> {
  await context.route(`${SITE}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === "runtime.json")
      return route.fulfill({ json: runtimeConfig(API)("localhost") });
    const name = path.includes(".") ? path : "index.html";
    const file = join(folder, name);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    served.push(path);
    const enforced = existsSync(join(folder, SCRIPTS_CHECKED));
    return route.fulfill({
      path: file,
      headers: { ...fileHeaders(name), ...scriptHeaders(enforced) },
    });
  });
}
