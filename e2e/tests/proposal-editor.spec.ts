import { expect, type Page, test } from "@playwright/test";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

/** A saved wedding, on Results. */
async function saveWedding(page: Page) {
  await openSignedIn(page, "/event");
  await page
    .getByLabel("Nome do Orçamento", { exact: true })
    .fill("Casamento Ana");
  await page.goto(url("/results"));
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
}

/** Hides the drinks and finds them hidden after a reload. */
async function hideDrinks(page: Page, press: "click" | "tap") {
  await saveWedding(page);
  const open = page.getByRole("button", { name: "Preparar proposta" });
  const editor = page.getByRole("dialog", { name: "Proposta" });
  const hidden = editor
    .getByRole("radiogroup", { name: "Bebidas" })
    .getByRole("radio", { name: "Oculto" });
  const shown = editor.locator("article").getByText("Bebidas");
  await open[press]();
  await expect(shown).toHaveCount(1);
  await hidden[press]();
  await expect(shown).toHaveCount(0);
  await expect(editor.getByText("Ajustes salvos")).toBeVisible();
  await page.reload();
  await open[press]();
  await expect(hidden).toBeChecked();
}

test("a setting of the proposal changes the preview and stays", async ({
  page,
}) => {
  await hideDrinks(page, "click");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a setting of the proposal changes the preview and stays", async ({
    page,
  }) => {
    await hideDrinks(page, "tap");
    const editor = page.getByRole("dialog", { name: "Proposta" });
    await editor.getByRole("tab", { name: "Prévia" }).tap();
    await expect(editor.locator("article")).toBeVisible();
  });
});
