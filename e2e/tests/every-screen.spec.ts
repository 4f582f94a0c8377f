import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

const PAGES = [
  "/",
  "/event",
  "/team",
  "/foods",
  "/drinks",
  "/garnishes",
  "/tables",
  "/confectionery",
  "/operational",
  "/results",
  "/orcamentos",
];
const WIDTHS = [360, 390, 1024, 1366];

test("no page is wider than its window, and axe finds nothing, in both themes at every width", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto(url("/login"));
  await checkSignInPage(page);
  await openSignedIn(page, "/");
  for (const theme of ["light", "dark"] as const) {
    if (theme === "dark") {
      await page.setViewportSize({ width: 1366, height: 768 });
      await page.getByRole("button", { name: "Modo Escuro" }).click();
    }
    for (const path of PAGES) {
      await page.goto(url(path));
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const width of WIDTHS)
        await test.step(`${path} at ${width}, ${theme}`, () =>
          checkAt(page, width));
    }
  }
});

async function checkSignInPage(page: Page) {
  for (const width of WIDTHS) await checkAt(page, width);
  await page.getByRole("button", { name: "Criar uma conta" }).click();
  for (const width of WIDTHS) await checkAt(page, width);
}

async function checkAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 768 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual(
    [],
  );
}
