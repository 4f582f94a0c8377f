import { expect, type Page } from "@playwright/test";

/** Marks the page that is open; a reload loses the mark. */
export function markPage(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.dataset["mark"] = "the same page";
  });
}

/** Expects that the page was not reloaded since it was marked. */
export async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute(
    "data-mark",
    "the same page",
  );
}
