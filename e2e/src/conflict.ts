import type { Page } from "@playwright/test";

/** From here on the API finds that whatever is saved was changed elsewhere. */
export async function refuseAsConflict(page: Page): Promise<void> {
  await page.route(/\/orcamentos\/\d+$/, (route) =>
    route.fulfill({
      status: 412,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: {
        error: "Este orçamento foi alterado em outro lugar",
        code: "VERSION_MISMATCH",
      },
    }),
  );
}
