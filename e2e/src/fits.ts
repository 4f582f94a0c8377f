import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { isThorough } from "./thorough.ts";

/** Every width a screen must fit, in px. */
const WIDTHS = [360, 390, 1024, 1366];

type Theme = "light" | "dark";

/** How a screen is looked at: on the desk's or the phone's width, in px, in one theme after the other. */
interface Look {
  width: number;
  themes: readonly Theme[];
}

const LOOKS: readonly Look[] = [
  { width: 1366, themes: ["light", "dark"] },
  { width: 390, themes: ["dark", "light"] },
];

/**
 * How the nth of many screens is looked at: in all four renderings in a thorough run, else on the light desk or the
 * dark phone, in turn.
 */
export function looksAt(index: number): readonly Look[] {
  if (isThorough) return LOOKS;
  const { width, themes } = LOOKS[index % LOOKS.length]!;
  return [{ width, themes: themes.slice(0, 1) }];
}

/** Expects the nth of many screens to fit every width, and axe to find nothing on it as it is looked at. */
export async function expectFits(page: Page, index: number): Promise<void> {
  for (const width of WIDTHS) await expectNoOverflow(page, width);
  for (const { width, themes } of looksAt(index)) {
    await setWidth(page, width);
    for (const theme of themes) {
      await setTheme(page, theme);
      await expectNoViolations(page);
    }
  }
}

/** Draws what is open in a theme. */
export function setTheme(page: Page, theme: Theme): Promise<void> {
  return page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);
}

/** Expects nothing on screen to be wider than a width. */
export async function expectNoOverflow(
  page: Page,
  width: number,
): Promise<void> {
  await setWidth(page, width);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
}

/** Sets the window's width, and a usual height for it. */
export async function setWidth(page: Page, width: number): Promise<void> {
  const height = width < 768 ? 844 : 768;
  const now = page.viewportSize();
  // Chromium lays a page out again even where nothing changes.
  if (now?.width === width && now.height === height) return;
  await page.setViewportSize({ width, height });
}
