import { expect, type Locator, type Page } from "@playwright/test";

/** Moves the focus with Tab alone until it is on the control, once that is there. */
export async function tabTo(page: Page, wanted: Locator, limit = 80) {
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses < limit; presses++) {
    if (await isFocused(wanted)) return;
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

async function isFocused(wanted: Locator): Promise<boolean> {
  return (
    (await wanted.count()) > 0 &&
    (await wanted
      .first()
      .evaluate((element) => element === document.activeElement))
  );
}
