import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { root } from "tooling/workspace";
import { setTheme } from "../src/fits.ts";
import { url } from "../src/product.ts";
import { register } from "../src/register.ts";

// What the shell's own screens look like, compared with the pictures that are kept of them; those of remotes are compared
// with the gallery of the live release. They are of one browser: another major version draws letters differently, so it
// only makes new ones, which are not compared.

/** The day in every picture. */
const NOW = new Date("2026-11-22T14:02:00-03:00");

const SIZES = {
  desktop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
};

const LOOKS = (["desktop", "phone"] as const).flatMap((device) =>
  (["light", "dark"] as const).map((theme) => ({ device, theme })),
);

/** The screens. */
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
