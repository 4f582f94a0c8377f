import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { root } from "tooling/workspace";
import { setTheme } from "../src/fits.ts";
import {
  everyRemotesScenarios,
  serveIsolated,
  type IsolatedRemote,
} from "../src/isolated.ts";
import { url } from "../src/product.ts";
import { register } from "../src/register.ts";

// What every screen looks like, compared with the pictures that are kept of it. They are of one browser: another major
// version draws letters differently, so it only makes new ones, which are not compared.

/** The day in every picture. */
const NOW = new Date("2026-11-22T14:02:00-03:00");

const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

const LOOKS = (["desktop", "phone"] as const).flatMap((device) =>
  (["light", "dark"] as const).map((theme) => ({ device, theme })),
);

/** A state of every screen of a remote, by its scenario. */
const SCENARIOS: Record<string, readonly string[]> = {
  "mf-wizard": [
    ...["home", "home-first", "event", "team", "foods", "drinks"],
    ...["garnishes", "tables", "confectionery", "operational", "results"],
    ...["proposal-sent", "proposal-editor", "proposal-send"],
    ...["receipts", "saved", "saved-selected"],
  ],
  "mf-account": [
    ...["profile", "device-end", "own-data-erase", "company"],
    ...["intake-active", "account-blocked"],
  ],
  "mf-b2b": ["received", "received-none", "detail", "new-requests"],
  "mf-billing": [
    ...["my-plan-active", "plans-no-plan", "payment-choice", "pix-pending"],
    ...["boleto-pending", "open-both", "card-form", "payments", "plan-days"],
  ],
};

/** The shell's own screens, in the product. */
const SCREENS: readonly [name: string, open: (page: Page) => Promise<void>][] =
  [
    [
      "login",
      async (page) => {
        await page.goto(url("/login"));
        await expect(page.getByLabel("Senha", { exact: true })).toBeVisible();
      },
    ],
    [
      "register",
      async (page) => {
        await page.goto(url("/login"));
        await page.getByRole("button", { name: "Criar uma conta" }).click();
      },
    ],
    [
      "forgotten-password",
      async (page) => {
        await page.goto(url("/login"));
        await page.getByRole("button", { name: "Esqueci a senha" }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    ],
    [
      "new-password",
      async (page) => {
        await page.goto("about:blank");
        await page.goto(url("/login#redefinir=a&email=ana@exemplo.com"));
        await expect(
          page.getByLabel("Nova senha", { exact: true }),
        ).toBeVisible();
      },
    ],
    ["plan-gate", async (page) => void (await register(page))],
    [
      "not-found",
      async (page) => {
        await register(page);
        await page.goto(url("/nada-aqui"));
        await expect(page.getByRole("alert")).toBeVisible();
      },
    ],
  ];

for (const { remote, scenarios } of await everyRemotesScenarios())
  test.describe(remote, () => {
    let isolated: IsolatedRemote;
    test.beforeAll(async () => {
      isolated = await serveIsolated(remote);
    });
    test.afterAll(() => isolated.stop());

    test(`${remote} looks as in its pictures`, async ({ page, browser }) => {
      const pictures = picturesOf(browser.version());
      const chosen = SCENARIOS[remote] ?? [];
      test.setTimeout(60_000 * chosen.length);
      // A new screen needs its picture.
      const pagesOf = (some: typeof scenarios) =>
        [...new Set(some.map(({ path }) => path.split("?")[0]))].toSorted();
      expect(
        pagesOf(scenarios.filter(({ id }) => chosen.includes(id))),
      ).toEqual(pagesOf(scenarios));
      for (const { id, shows } of scenarios.filter((one) =>
        chosen.includes(one.id),
      ))
        await test.step(id, () =>
          pictures.look(page, id, async () => {
            await page.goto(
              `${isolated.url}/isolation/?stage&hurried&scenario=${id}`,
            );
            await expect(page.locator("html")).toHaveAttribute(
              "data-scenario",
              "ready",
            );
            await expect(page.locator("body")).toContainText(shows);
          }),
        );
      pictures.report();
    });
  });

for (const [name, open] of SCREENS)
  test(`${name} looks as in its pictures`, async ({ page, browser }) => {
    const pictures = picturesOf(browser.version());
    await pictures.look(page, name, () => open(page));
    pictures.report();
  });

/** The pictures of this major version of Chromium. */
function picturesOf(version: string) {
  const folder = `chromium-${version.split(".")[0]}`;
  const kept = join(root, "e2e/pictures", folder);
  const { updateSnapshots } = test.info().config;
  const isCompared = existsSync(kept) || /all|changed/.test(updateSnapshots);
  let made = 0;
  return {
    /** Compares a screen in all looks; without pictures of this version it makes them. */
    async look(page: Page, name: string, open: () => Promise<void>) {
      await page.clock.setFixedTime(NOW);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const { device, theme } of LOOKS) {
        await page.setViewportSize(SIZES[device]);
        await open();
        // What is loaded after the page, such as the rows of a phone, is in the picture too.
        await page.waitForLoadState("networkidle");
        await setTheme(page, theme);
        const file = `${name}-${device}-${theme}.png`;
        if (isCompared)
          await expect
            .soft(page)
            .toHaveScreenshot([folder, file], { maxDiffPixelRatio: 0.005 });
        else {
          made += 1;
          await page.screenshot({
            path: join(root, "test-results/pictures", folder, file),
            animations: "disabled",
          });
        }
        // What one picture leaves in the browser is not for the next.
        await page.evaluate(() => localStorage.clear());
      }
    },
    report() {
      if (made > 0)
        console.log(`${made} pictures not compared: none of ${folder} is kept`);
    },
  };
}
