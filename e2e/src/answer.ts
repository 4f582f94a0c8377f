import type { Page } from "@playwright/test";

/** Answers a call in the API's place, until the page's route is taken away. */
export function answer(
  page: Page,
  address: RegExp | string,
  json: object,
  status = 200,
): Promise<unknown> {
  return page.route(address, (route) =>
    route.fulfill({
      status,
      json,
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
}
