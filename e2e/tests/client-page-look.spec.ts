import { expect, type Page, test } from "@playwright/test";
import { accentSchema } from "shared-contracts/entities/proposal";
import { WEDDING } from "shared-contracts/proposal/wedding.test-data";
import { expectNoViolations } from "../src/axe.ts";
import { openAlone } from "../src/client-page-alone.ts";
import { expectNoOverflow } from "../src/fits.ts";

/** Only what is on screen counts. */
const SHOWN = { useInnerText: true };
const PHONE = { width: 390, height: 844 };
const WITHOUT_NAMES = { ...WEDDING, proposal: {} };

/** Makes all text as much larger as a phone's setting does. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

for (const accent of accentSchema.options)
  test(`a page in ${accent} has enough contrast, light and dark`, async ({
    page,
  }) => {
    await openAlone(page, { accent });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
    await openAlone(page, { accent, changes: { isOver: true } });
    await expectNoViolations(page);
  });

for (const [what, alone] of [
  ["three options", {}],
  ["one offer", { budget: WITHOUT_NAMES }],
] as const)
  test(`a page of ${what} fits every phone, with large text too`, async ({
    page,
  }) => {
    await openAlone(page, alone);
    for (const width of [320, 360, 390, 768, 900, 1366])
      await expectNoOverflow(page, width);
    await enlarge(page, 150);
    await expectNoOverflow(page, 390);
    await expectNoOverflow(page, 320);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the chosen option shows its own menu, sums and payments", async ({
    page,
  }) => {
    await openAlone(page);
    const side = page.getByRole("complementary", { name: "Sua escolha" });
    await expect(page.getByRole("radio", { name: /Clássica/ })).toBeChecked();
    await expect(side).toContainText("Opção B", SHOWN);
    const tables = page
      .getByText("Mesa de queijos e frutas")
      .filter({ visible: true });
    await expect(tables).toHaveCount(1);
    // A press anywhere on the card chooses.
    await page.locator("label", { hasText: "Essencial" }).click();
    await expect(side).toContainText("Opção A", SHOWN);
    await expect(side).not.toContainText("Opção B", SHOWN);
    await expect(tables).toHaveCount(0);
    const menu = page.getByRole("heading", { name: "Cardápio" });
    await expect(menu).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await expect(side).toContainText("Opção B", SHOWN);
    await expect(side).toContainText("Sinal (30%)");
  });
});

test("the way to the acceptance stays in view: at the side of a desktop, at the foot of a phone", async ({
  page,
}) => {
  const pageEnd = page.getByText(/Página feita com o Banquete/);
  await openAlone(page);
  const side = page.getByRole("complementary", { name: "Sua escolha" });
  const bar = page.getByRole("complementary", { name: "Valor e aceite" });
  await page
    .getByRole("heading", { name: "Condições" })
    .scrollIntoViewIfNeeded();
  await expect(side).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(side).toBeHidden();
  await expect(bar).toContainText(/Opção B, total\s+R\$\s41\.889,46/);
  for (const scrollTo of [page.locator("h1"), pageEnd]) {
    await scrollTo.scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  // The end of the page stands above the bar, not under it.
  const [end, foot] = [await pageEnd.boundingBox(), await bar.boundingBox()];
  expect(end!.y + end!.height).toBeLessThanOrEqual(foot!.y);
  // Where a window is low the bar would cover what is read.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator("h1").scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await bar.getByRole("button", { name: "Ir para o aceite" }).click();
  await expect(page).toHaveURL(/\/p\/t\/aceitar\?opcao=B$/);
});

test("of one offer the value leads to the acceptance", async ({ page }) => {
  await openAlone(page, { budget: WITHOUT_NAMES });
  const side = page.getByRole("complementary", { name: "Valores" });
  await expect(side).toContainText("Valor por pessoa");
  await side.getByRole("link", { name: "Ir para o aceite" }).click();
  await expect(page).toHaveURL(/\/p\/t\/aceitar$/);
});

test("after its validity it can be read, and leads nowhere", async ({
  page,
}) => {
  await openAlone(page, { changes: { isOver: true } });
  await expect(
    page.getByRole("heading", { name: "Esta proposta venceu em 22/12/2026" }),
  ).toBeVisible();
  await expect(page.getByText("Ir para o aceite")).toHaveCount(0);
});

test("paper has the offer and no control", async ({ page }) => {
  await openAlone(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Cardápio" })).toBeVisible();
  await expect(page.getByText("(31) 98765-4321")).toBeVisible();
  for (const control of ["radio", "button", "textbox"] as const)
    await expect(page.getByRole(control)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /WhatsApp|PDF/ })).toHaveCount(0);
});
