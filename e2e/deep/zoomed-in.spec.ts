import { expect, test, type Page } from "@playwright/test";
import { remoteRoutes } from "../../shell/src/routes.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import {
  answerRequests,
  answerRequestSummaries,
} from "../src/received-requests.ts";
import { saveWedding } from "../src/sent-wedding.ts";

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

/** What covers a page whole, and how it is opened there. */
const OVER: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ["/results", press("Preparar proposta")],
  ["/orcamentos-recebidos", press(/^Ver detalhes de/)],
  ["/event", press("Abrir menu")],
];

/** More than any page has before its rows repeat. */
const TABS = 90;

// A window of 1366 × 768 at 200 %, and one of 1280 × 1024 at 400 %.
for (const [zoom, width, height] of [
  [200, 683, 384],
  [400, 320, 256],
] as const)
  test(`at ${zoom} % no page scrolls sideways, and what Tab reaches is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(url("/login"));
    await expect(page).toHaveTitle("Entrar – Banquete");
    await expectReach(page, "/login");
    await answerRequests(page);
    await answerRequestSummaries(page);
    await saveWedding(page);
    for (const { path } of remoteRoutes) {
      await page.goto(url(path));
      await pageIsThere(page);
      await expectReach(page, path);
    }
    for (const [path, open] of OVER) {
      await page.goto(url(path));
      await pageIsThere(page);
      await open(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectReach(page, `over ${path}`);
    }
  });

/** Nothing is wider than the window, and what gets the focus is in it and under nothing. */
async function expectReach(page: Page, place: string) {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - innerWidth,
  );
  expect.soft(beyond, `${place}: pixels beyond the window`).toBe(0);
  const hidden: string[] = [];
  for (let presses = 0; presses < TABS; presses++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(focusedButHidden);
    if (found === "the end") break;
    if (found) hidden.push(found);
  }
  expect.soft(hidden, place).toEqual([]);
}

/** What has the focus, if it stays cut off where the window could hold it, or its middle stays under something. */
async function focusedButHidden() {
  const focused = document.activeElement!;
  if (focused === document.body) return "the end";
  const isSeen = () => {
    const { x, y, width, height } = focused.getBoundingClientRect();
    const isTall = height > innerHeight;
    const hit = document.elementFromPoint(
      x + width / 2,
      isTall ? innerHeight / 2 : y + height / 2,
    );
    const isWhole = isTall || (y >= 0 && y + height <= innerHeight + 1);
    return isWhole && (focused.contains(hit) || hit?.contains(focused));
  };
  // Far rows are drawn when they come near, which moves the page once more.
  const patience = performance.now() + 20_000;
  while (!isSeen() && performance.now() < patience)
    await new Promise(requestAnimationFrame);
  return isSeen() ? null : focused.outerHTML.slice(0, 200);
}
