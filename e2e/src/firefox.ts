import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { ensureFirefox } from "tooling/firefox";
import { launch, type Page } from "puppeteer-core";

/** A Firefox with one page open. */
export interface Firefox {
  page: Page;
  /** What the console holds as an error so far: the page's own errors, and what the browser refused (policy, integrity). */
  errors: readonly string[];
  /** The scripts fetched so far, each as often as it came over the network. */
  scripts: readonly string[];
  /** Where downloads go. */
  downloads: string;
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
  const errors: string[] = [];
  const scripts: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("response", (response) => {
    const address = response.url();
    if (address.endsWith(".js") && !response.fromCache()) scripts.push(address);
  });
  return { page, errors, scripts, downloads, close: () => browser.close() };
}

/** The selector of what has this role and this accessible name. */
export function named(role: string, name: string): string {
  return `::-p-aria([name="${name}"][role="${role}"])`;
}
