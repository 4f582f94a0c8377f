import { expect, test } from "@playwright/test";
import {
  expectFits,
  expectFitsEverywhere,
  LOOKED_AT,
  WIDTHS,
} from "../src/fits.ts";
import { pageIsThere } from "../src/page-is-there.ts";
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
  "/my-plan",
  "/orcamentos-recebidos",
  "/security",
  "/config",
];

for (const path of PAGES)
  test(`${path} fits every width, and axe finds nothing in either theme`, async ({
    page,
  }) => {
    await openSignedIn(page, path);
    await pageIsThere(page);
    for (const width of WIDTHS) await expectFits(page, width);
    await page.getByRole("button", { name: "Modo Escuro" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    for (const width of LOOKED_AT) await expectFits(page, width);
  });

test("/plans fits every width, and axe finds nothing in either theme", async ({
  page,
}) => {
  await page.goto(url("/plans"));
  await pageIsThere(page);
  await expectFitsEverywhere(page);
});

test("/login fits every width, and axe finds nothing in either mode", async ({
  page,
}) => {
  await page.goto(url("/login"));
  for (const width of WIDTHS) await expectFits(page, width);
  await page.getByRole("button", { name: "Criar uma conta" }).click();
  for (const width of WIDTHS) await expectFits(page, width);
});
