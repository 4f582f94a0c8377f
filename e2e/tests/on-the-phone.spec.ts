import { expect, test } from "@playwright/test";
import { pdfText } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import { openSignedIn, register, startTrial } from "../src/register.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test("a budget by touch on a phone, from registering to the PDF", async ({
  page,
}) => {
  await register(page);
  await startTrial(page);
  await page.getByRole("button", { name: "Usar modelo" }).tap();
  await page
    .getByRole("textbox", { name: "Nome do Orçamento" })
    .fill("Festa na praia");
  const guests = page.getByRole("textbox", { name: "Convidados", exact: true });
  await guests.tap();
  await guests.fill("150");
  await expect(page.getByText("5 → 8 garçons").first()).toBeVisible();

  const advance = page.getByRole("link", { name: "Avançar" });
  for (const step of [
    "Equipe",
    "Prato Principal",
    "Bebidas",
    "Bocadilhos e Porções",
    "Mesas Temáticas",
    "Confeitaria",
    "Itens Operacionais",
    "Resultados",
  ]) {
    await advance.tap();
    await expect(
      page.getByRole("heading", { level: 1, name: new RegExp(`: ${step}$`) }),
    ).toBeVisible();
  }
  await expect(page.getByText("9/9")).toBeVisible();
  await expect(page.getByText("R$ 34.689,06").first()).toBeVisible();
  await expect(page.getByText("R$ 231,26").first()).toBeVisible();

  await page.getByRole("button", { name: "Salvar orçamento" }).tap();
  await page
    .getByRole("dialog", { name: "Como deseja salvar?" })
    .getByRole("button", { name: /^Salvar Orçamento/ })
    .tap();
  await expect(
    page.getByText("Orçamento salvo com sucesso!").first(),
  ).toBeVisible();

  await page.goto(url("/orcamentos"));
  await expect(page.getByText("Festa na praia").first()).toBeVisible();
  await page.goto(url("/results"));
  await expect(page.getByText("R$ 34.689,06").first()).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exportar orçamento em PDF" }).tap();
  const text = await pdfText(await (await download).path());
  expect(text).toContain("R$ 34.689,06");
});

test("the menu opens as a drawer with the account's name, and closes with a change of page", async ({
  page,
}) => {
  await openSignedIn(page, "/orcamentos");
  await page.getByRole("button", { name: "Abrir menu" }).tap();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByText("Helena Prado")).toBeVisible();
  await expect(drawer.getByText(/^helena\..*@example\.com$/)).toBeVisible();
  await drawer.getByRole("link", { name: "Início" }).tap();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
});

test("the totals bar opens the comanda, whose lines lead to the steps", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  await page.getByRole("button", { name: /Total final/ }).tap();
  const comanda = page.getByRole("dialog", { name: /comanda/i });
  await expect(comanda.getByText("R$ 17.860,00")).toBeVisible();
  await comanda.getByRole("link", { name: /Bebidas/ }).tap();
  await expect(
    page.getByRole("heading", { name: /Etapa 4 de 9: Bebidas/ }),
  ).toBeVisible();
});
