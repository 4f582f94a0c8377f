import { expect, test, type Page } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";
import { saveAsNew } from "../src/save-as-new.ts";

const dialog = (page: Page) =>
  page.getByRole("dialog", { name: "Ficha técnica" });
const cell = (page: Page, name: string) =>
  dialog(page).getByRole("textbox", { name }).last();

/** Opens the recipe of the first dish from its price. */
async function openRecipe(page: Page, entry: string) {
  await page.getByRole("button", { name: "Preço no caderno" }).first().click();
  await page.getByRole("button", { name: entry }).click();
  await expect(dialog(page)).toBeVisible();
}

const DISH = "Filé mignon ao molho madeira";

test("a recipe gives a dish its price, by keyboard, and is there for the next budget", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill("Bodas");
  await page.getByRole("link", { name: /Prato Principal/ }).click();
  await openRecipe(page, "Criar ficha técnica");
  await expect(cell(page, "Ingrediente")).toBeFocused();
  // Two ingredients as they are typed into a spreadsheet.
  for (const [name, quantity, price, next] of [
    ["Filé limpo", "4", "83", true],
    ["Vinho tinto", "1", "40", false],
  ] as const) {
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(quantity);
    await cell(page, "Preço por kg").focus();
    await page.keyboard.type(price);
    if (next) {
      await page.keyboard.press("Enter");
      await expect(cell(page, "Ingrediente")).toBeFocused();
    }
  }
  await cell(page, "Fator").nth(0).focus();
  await page.keyboard.type("1,1");
  await dialog(page).getByRole("textbox", { name: "Rende" }).fill("4");
  await expect(dialog(page)).toContainText(/\d+ porções de \d+ g/);
  await dialog(page)
    .getByRole("button", { name: /^Usar R\$\s94,00 por kg$/ })
    .press("Enter");
  await expect(dialog(page)).toBeHidden();
  const price = page.getByRole("textbox", { name: "Preço por kg" }).first();
  await expect(price).toHaveValue("94,00");

  // A typed price is the price; the recipe says what it gives.
  await price.fill("99");
  await price.blur();
  await expect(page.getByText(/^Ficha: R\$\s94,00/)).toBeVisible();
  await page.getByRole("button", { name: /^Usar ficha/ }).click();
  await expect(price).toHaveValue("94,00");
  await expect(page.getByText(/^Ficha: /)).toBeHidden();
  await page.keyboard.press("Control+s");
  await saveAsNew(page);

  // In another budget the same item has the same recipe.
  await page.getByRole("button", { name: "Novo", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Modelo de 100 pessoas/ }).click();
  await page.getByRole("link", { name: /Prato Principal/ }).click();
  await openRecipe(page, "Abrir ficha técnica");
  await expect(cell(page, "Ingrediente")).toHaveValue("Vinho tinto");
  await dialog(page)
    .getByRole("button", { name: "Excluir ficha técnica" })
    .click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Está em uso em 1 orçamento salvo.",
  );
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a recipe is made by touch", async ({ page }) => {
    await openSignedIn(page, "/foods");
    await page.getByRole("button", { name: new RegExp(`^${DISH}`) }).tap();
    await openRecipe(page, "Criar ficha técnica");
    await cell(page, "Ingrediente").fill("Filé limpo");
    await cell(page, "Limpa").fill("2");
    await cell(page, "Preço por kg").fill("80");
    await dialog(page).getByRole("textbox", { name: "Rende" }).fill("1,6");
    await dialog(page)
      .getByRole("button", { name: /^Usar R\$\s100,00 por kg$/ })
      .tap();
    await expect(dialog(page)).toBeHidden();
    await expect(
      page.getByRole("textbox", { name: "Preço por kg" }),
    ).toHaveValue("100,00");
  });
});
