import { expect, type Page } from "@playwright/test";

/**
 * Waits until a page itself is there, with its data: its heading comes before either, above bars that stand in for
 * them.
 */
export async function pageIsThere(page: Page): Promise<void> {
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}
