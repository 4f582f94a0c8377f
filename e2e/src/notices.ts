import type { Page } from "@playwright/test";

/** Presses "Desfazer" of the notice that was just shown; the header has a button of that name too. */
export function takeBack(page: Page): Promise<void> {
  return page
    .getByRole("region", { name: "Avisos" })
    .getByRole("button", { name: "Desfazer" })
    .click();
}
