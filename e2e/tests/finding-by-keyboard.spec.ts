import { expect, test } from "@playwright/test";
import { tabTo } from "../src/keyboard.ts";
import { pageIsThere } from "../src/page-is-there.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";

test("a budget, a step and an item of the catalogue are reached without the mouse", async ({
  page,
}) => {
  const { keyboard } = page;
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    { nome: "Casamento da Júlia", eventData: { groomName: "Júlia" } },
    { nome: "Formatura", eventData: { groomName: "Otávio" } },
  ]);
  await page.goto(url("/orcamentos"));
  // The page hears keys once its rows are there.
  await expect(page.getByText("Casamento da Júlia").first()).toBeVisible();

  const palette = page.getByRole("dialog", { name: "Buscar e fazer" });
  const first = palette.getByRole("option", { selected: true });
  const find = async (words: string) => {
    await keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await keyboard.type(words);
  };
  await find("julia");
  await expect(first).toContainText("Casamento da Júlia");
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Editando: Casamento da Júlia")).toBeVisible();
  await expect(palette).toBeHidden();
  // The page before it takes its palette along.
  await expect(page).toHaveURL(url("/event"));
  await expect(
    page.getByRole("heading", { level: 1, name: /Dados do Evento$/ }),
  ).toBeVisible();
  await pageIsThere(page);

  await find("operacionais");
  await expect(first).toContainText("Etapa 8");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/operational"));
  await pageIsThere(page);

  // Below all rows of the step.
  const catalog = page.getByRole("button", { name: "Adicionar do catálogo" });
  await tabTo(page, catalog, 300);
  await keyboard.press("Enter");
  await keyboard.type("taca de espumante");
  const box = page.getByRole("checkbox", { name: "Taça de espumante" });
  await tabTo(page, box);
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(page.locator('[data-column="quantity"]:focus')).toHaveValue("1");
});

test("single letters are switched off in Configurações", async ({ page }) => {
  const { keyboard } = page;
  const keys = page.getByRole("dialog", { name: "Atalhos" });
  await openSignedIn(page, "/drinks");
  await pageIsThere(page);
  await keyboard.press("?");
  await tabTo(page, keys.getByRole("link", { name: "Configurações" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/config#teclado"));
  const letters = page.getByRole("checkbox", { name: /^Usar letras sozinhas/ });
  await tabTo(page, letters);
  await keyboard.press("Space");
  await expect(letters).not.toBeChecked();
  await page.goto(url("/drinks"));
  await pageIsThere(page);
  await keyboard.press("g");
  await keyboard.press("3");
  await keyboard.press("?");
  await keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(url("/drinks"));
});

test("on a phone the palette opens from the bar, and closes where it was", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, "/drinks");
  await page.getByRole("link", { name: "Buscar e fazer" }).click();
  const palette = page.getByRole("dialog", { name: "Buscar e fazer" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL(url("/drinks"));
});
