import { expect, type Page, test } from "@playwright/test";
import { accentSchema } from "shared-contracts/entities/proposal";
import { WEDDING } from "shared-contracts/proposal/wedding.test-data";
import { expectNoViolations } from "../src/axe.ts";
import { openAlone } from "../src/client-page-alone.ts";
import { expectNoOverflow } from "../src/fits.ts";

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
    await expect(side).toContainText("Opção B");
    await expect(page.getByText("Mesa de queijos e frutas")).toBeVisible();
    // A press anywhere on the card chooses.
    await page.getByText("Essencial").first().click();
    await expect(side).toContainText("Opção A");
    await expect(side).not.toContainText("Opção B");
    await expect(page.getByText("Mesa de queijos e frutas")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Cardápio" })).toHaveCount(
      1,
    );
    await page.keyboard.press("ArrowDown");
    await expect(side).toContainText("Opção B");
    await expect(side).toContainText("Sinal (30%)");
  });
});

test("on a desktop the sums stay in view; on a phone they stand in their place", async ({
  page,
}) => {
  await openAlone(page, { budget: WITHOUT_NAMES });
  const side = page.getByRole("complementary", { name: "Valores" });
  await page
    .getByRole("heading", { name: "Condições" })
    .scrollIntoViewIfNeeded();
  await expect(side).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await page
    .getByRole("link", { name: "Baixar em PDF" })
    .scrollIntoViewIfNeeded();
  await expect(side).not.toBeInViewport();
  await expect(side).toContainText("Valor por pessoa");
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
