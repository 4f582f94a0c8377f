import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Addresses } from "tooling/start-env";
import { answerApi, signIn } from "./served-product.ts";

const BUILT = "http://built.localhost";

/** A page with nothing of another one: separate caches, storage and process. */
export async function openPage(
  browser: Browser,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
  });
  await prepare?.(context);
  return context.newPage();
}

/** The product's foods step, for somebody who has signed in. */
export async function openFoods(
  browser: Browser,
  addresses: Addresses,
): Promise<Page> {
  const page = await openPage(browser, async (context) => {
    await signIn(context);
    await answerApi(context, addresses);
  });
  await page.goto(`http://localhost:${addresses.shell}/foods`);
  return page;
}

/** A page that `buildPage` built, served from its folder. */
export async function openBuilt(
  browser: Browser,
  folder: string,
  query: string,
): Promise<Page> {
  const page = await openPage(browser, (context) =>
    context.route(`${BUILT}/**`, (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      const isFile = existsSync(file) && !file.endsWith("/");
      return route.fulfill({
        path: isFile ? file : join(folder, "index.html"),
      });
    }),
  );
  await page.goto(`${BUILT}/?${query}`);
  return page;
}
