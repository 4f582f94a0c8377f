import { expect, test } from "@playwright/test";
import { tabTo } from "../src/keyboard.ts";
import { pdfText } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import { newCaterer, openSignedIn } from "../src/register.ts";

test("from registering to the PDF without a mouse", async ({ page }) => {
  const caterer = newCaterer();
  const { keyboard } = page;
  await page.goto(url("/login"));

  await tabTo(page, page.getByRole("button", { name: "Criar uma conta" }));
  await keyboard.press("Enter");
  for (const [label, text] of [
    ["Nome", caterer.name],
    ["Email", caterer.email],
    ["Telefone", caterer.phone],
    ["Senha", caterer.password],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Começar teste grátis" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await tabTo(page, page.getByRole("button", { name: "Usar modelo" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/event"));
  await tabTo(page, page.getByRole("textbox", { name: "Nome do Orçamento" }));
  await keyboard.type("Bodas de prata");
  await tabTo(
    page,
    page.getByRole("textbox", { name: "Convidados", exact: true }),
  );
  // The field's content is selected on focus: typing replaces it.
  await keyboard.type("150");
  await expect(page.getByText("5 → 8 garçons").first()).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: /^9\s*Resultados/ }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/results"));
  await expect(page.getByText("R$ 34.689,06").first()).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Salvar orçamento" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Como deseja salvar?" });
  await tabTo(page, dialog.getByRole("button", { name: /^Salvar Orçamento/ }));
  await keyboard.press("Enter");
  await expect(
    page.getByText("Orçamento salvo com sucesso!").first(),
  ).toBeVisible();

  const download = page.waitForEvent("download");
  await tabTo(
    page,
    page.getByRole("button", { name: "Exportar orçamento em PDF" }),
  );
  await keyboard.press("Enter");
  expect(await pdfText(await (await download).path())).toContain(
    "R$ 34.689,06",
  );
});

test("rows are walked like a sheet: Enter goes down, and adds a row at the end", async ({
  page,
}) => {
  const { keyboard } = page;
  await openSignedIn(page, "/garnishes");
  const quantities = page.getByRole("textbox", { name: "Qtd. por pessoa" });
  await expect(quantities).toHaveCount(3);
  await quantities.first().focus();
  await keyboard.press("Enter");
  await expect(quantities.nth(1)).toBeFocused();
  await keyboard.press("ArrowDown");
  await expect(quantities.nth(2)).toBeFocused();
  await keyboard.press("ArrowUp");
  await expect(quantities.nth(1)).toBeFocused();
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(quantities).toHaveCount(4);
});
