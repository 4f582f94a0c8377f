import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { userIdOf } from "shared-contracts/client/token";
import type { Account, Accounts } from "./accounts.ts";
import type { Scene } from "./scene.ts";

/** What a scene is seen on. */
export interface Look {
  device: "desktop" | "phone";
  theme: "light" | "dark";
}

const SIZES = {
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
};

/** Every look there is. */
export const looks: readonly Look[] = [
  { device: "desktop", theme: "light" },
  { device: "desktop", theme: "dark" },
  { device: "phone", theme: "light" },
  { device: "phone", theme: "dark" },
];

export interface Studio {
  browser: Browser;
  /** Where the product answers. */
  url: string;
  accounts: Accounts;
  /** Where pictures go. */
  folder: string;
}

/**
 * Takes the pictures of one scene: what the window shows, and the whole page (`-inteira`) when it is longer. A new
 * browser each time.
 */
export async function takePictures(studio: Studio, scene: Scene, look: Look) {
  const { device, theme } = look;
  const context = await studio.browser.newContext({
    viewport: SIZES[device],
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    reducedMotion: "reduce",
    hasTouch: device === "phone",
  });
  try {
    const page = await context.newPage();
    // A development server reloads the page behind the camera's back.
    await page.routeWebSocket(/./, () => undefined);
    await keep(page, studio.accounts[scene.as], theme);
    await scene.prepare?.(page);
    await page.goto(studio.url + scene.path);
    await settled(page);
    await scene.act?.(page);
    // Nothing stays lit under a pointer the picture does not show.
    await page.mouse.move(0, 0);
    await settled(page);
    const name = `${scene.name}-${device}-${theme}`;
    await shoot(page, join(studio.folder, `${name}.png`));
    if (!(await isTaller(page))) return;
    await page.setViewportSize({
      width: SIZES[device].width,
      height: await page.evaluate(() => document.documentElement.scrollHeight),
    });
    await shoot(page, join(studio.folder, `${name}-inteira.png`));
  } finally {
    await context.close();
  }
}

/** Puts into the browser's storage what it would hold for this account. */
async function keep(page: Page, account: Account | null, theme: string) {
  const themeKey = (token: string | null) => `theme_${userIdOf(token)}`;
  const entries = {
    // A session may end in the picture.
    [themeKey(null)]: theme,
    [themeKey(account?.token ?? null)]: theme,
    ...(account && { auth_token: account.token, ...account.kept }),
  };
  await page.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, entries);
}

/** Everything has loaded: no skeleton, no spinner, no pending font. */
async function settled(page: Page) {
  await page.locator("h1").first().waitFor();
  // A button that is busy may be the picture.
  await page.waitForFunction(
    () => document.querySelector("[aria-busy=true]:not(button)") === null,
  );
  await page.evaluate(() => document.fonts.ready);
}

/** A page behind a dialog gets no separate picture. */
function isTaller(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      !document.querySelector("dialog[open]") &&
      document.documentElement.scrollHeight > window.innerHeight,
  );
}

async function shoot(page: Page, path: string) {
  await page.screenshot({ path, animations: "disabled" });
}
