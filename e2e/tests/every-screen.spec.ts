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
/** Where axe looks too: the phone's layout and the desk's. */
const LOOKED_AT = [390, 1366];

for (const path of PAGES)
  test(`${path} fits every width, and axe finds nothing in either theme`, async ({
    page,
  }) => {
    await openSignedIn(page, path);
    await expect(page.locator("main h1")).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const width of WIDTHS) await checkAt(page, width);
    await page.getByRole("button", { name: "Modo Escuro" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    for (const width of LOOKED_AT) await checkAt(page, width);
  });

test("/login fits every width, and axe finds nothing in either mode", async ({
  page,
}) => {
  await page.goto(url("/login"));
  for (const width of WIDTHS) await checkAt(page, width);
  await page.getByRole("button", { name: "Criar uma conta" }).click();
  for (const width of WIDTHS) await checkAt(page, width);
});

async function checkAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 768 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow, "pixels beyond the window").toBeLessThanOrEqual(0);
  if (!LOOKED_AT.includes(width)) return;
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual(
    [],
  );
}
