import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { isThorough } from "./thorough.ts";

/** Every width a screen must fit, in px. */
export const WIDTHS = [360, 390, 1024, 1366];

/** Where axe looks too: the phone's layout and the desk's. */
export const LOOKED_AT = [390, 1366];

/** Whether axe looks at a rendering: at all four of a page in a thorough run, else at the light desk and the dark phone. */
export function axeLooksAt(width: number, theme: string): boolean {
  if (isThorough) return LOOKED_AT.includes(width);
  return width === (theme === "dark" ? 390 : 1366);
}

/** Expects what is on screen to fit a width, and axe to find nothing on it where it looks. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await expectNoOverflow(page, width);
  const theme = await page.locator("html").getAttribute("data-theme");
  if (axeLooksAt(width, theme ?? "light")) await expectNoViolations(page);
}

/** Expects nothing on screen to be wider than a width. */
export async function expectNoOverflow(
  page: Page,
  width: number,
): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 768 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
}

/** Expects a screen on which the menu cannot be reached to fit every width, in both themes. */
export async function expectFitsEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) await expectFits(page, width);
  await setTheme(page, "dark");
  for (const width of LOOKED_AT) await expectFits(page, width);
  await setTheme(page, "light");
  await page.setViewportSize({ width: 1366, height: 768 });
}

function setTheme(page: Page, theme: "light" | "dark") {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}
