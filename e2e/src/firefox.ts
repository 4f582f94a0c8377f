import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureFirefox } from "tooling/debian-programs";
import { launch } from "puppeteer-core";
import type { OtherBrowser } from "./main-job.ts";
import { url } from "./product.ts";

/**
 * The hash of no bytes. Firefox says that a script has it, and should have another, when a new page breaks off the
 * script's download.
 */
const NOTHING = createHash("sha256").digest("base64");

/** A Firefox with one page open. */
export interface Firefox extends OtherBrowser {
  /**
   * What the console holds as an error so far: the page's own errors, and what the browser refused (policy, integrity).
   */
  errors: readonly string[];
  /** The scripts fetched so far, each as often as it came over the network. */
  scripts: readonly string[];
  /** Runs a function of no others in the page. */
  evaluate<T>(run: () => Promise<T>): Promise<T>;
  setOffline(isOffline: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Starts Firefox, which Playwright cannot drive as Debian builds it. `folder` holds what it writes. */
export async function startFirefox(folder: string): Promise<Firefox> {
  const downloads = join(folder, "downloads");
  await mkdir(downloads, { recursive: true });
  const browser = await launch({
    browser: "firefox",
    executablePath: ensureFirefox(),
    // Firefox does not run as root in a home folder of another user.
    env: { ...process.env, HOME: folder, TZ: "America/Sao_Paulo" },
    extraPrefsFirefox: {
      "intl.accept_languages": "pt-BR",
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      // A PDF is a download here, not a page of the browser's viewer.
      "pdfjs.disabled": true,
    },
    defaultViewport: { width: 1366, height: 768 },
  });
  const page = await browser.newPage();
  // A loaded machine is slow, not broken.
  page.setDefaultTimeout(300_000);
  const errors: string[] = [];
  const scripts: string[] = [];
  let isCut = false;
  page.on("console", (message) => {
    const text = message.text();
    const { url: script, lineNumber, columnNumber } = message.location();
    if (message.type() === "error" && !text.includes(NOTHING))
      errors.push(`${text} at ${script}:${lineNumber}:${columnNumber}`);
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("response", (response) => {
    const address = response.url();
    if (address.endsWith(".js") && !response.fromCache()) scripts.push(address);
  });
  return {
    async open(path) {
      // What a new page breaks off is an error in the console, and pages are loaded ahead once a page is idle. Without
      // network the driver sees no request end.
      if (!isCut) await page.waitForNetworkIdle({ idleTime: 2_000 });
      await page.goto(new URL(path, url("/")).href);
    },
    press: (name) => page.locator(named("button", name)).click(),
    confirm: (words) =>
      page
        .locator(
          `dialog[open] ::-p-xpath(.//button[starts-with(., '${words}')])`,
        )
        .click(),
    fill: (name, value) => page.locator(named("textbox", name)).fill(value),
    fillPassword: (value) => page.locator("input[type=password]").fill(value),
    tick: () => page.locator("input[type=checkbox]").click(),
    seeButton: (name) => visible(named("button", name)),
    async seeText(text, part = "body") {
      await page.waitForFunction(
        (selector, words) =>
          document
            .querySelector<HTMLElement>(selector)
            ?.innerText.includes(words),
        {},
        part,
        text,
      );
    },
    errors,
    scripts,
    downloads,
    evaluate: (run) => page.evaluate(run),
    async setOffline(isOffline) {
      isCut = isOffline;
      await page.setOfflineMode(isOffline);
    },
    close: () => browser.close(),
  };

  async function visible(selector: string) {
    await page.locator(selector).setVisibility("visible").wait();
  }
}

/** The selector of what has this role and this accessible name. */
function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
