import { expect, type Page, test } from "@playwright/test";
import { apiUrl, url } from "../src/product.ts";
import { makeTrialAccount, openAs } from "../src/register.ts";

/** A saved wedding, on Results; returns whose it is. */
async function saveWedding(page: Page) {
  const account = await makeTrialAccount(page.request);
  await openAs(page, account, "/event");
  await page
    .getByLabel("Nome do Orçamento", { exact: true })
    .fill("Casamento Ana");
  await page.getByLabel("Nome do cliente", { exact: true }).fill("Ana");
  await page.goto(url("/results"));
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  return account;
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

  test(
    "a setting of the proposal changes the preview and stays",
    { tag: "@deep" },
    async ({ page }) => {
      await hideDrinks(page, "tap");
      const editor = page.getByRole("dialog", { name: "Proposta" });
      await editor.getByRole("tab", { name: "Prévia" }).tap();
      await expect(editor.locator("article")).toBeVisible();
    },
  );
});

test("a PIX key and an option are in the preview, and in it again after a reload", async ({
  page,
}) => {
  const { password, token } = await saveWedding(page);
  const open = page.getByRole("button", { name: "Preparar proposta" });
  await expect(open).toBeVisible();
  const made = await page.request.post(apiUrl("/orcamentos"), {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      nome: "Festa enxuta",
      dados: { eventData: { groomName: "Ana" } },
      totalFinal: 0,
    },
  });
  expect(made.status()).toBe(201);
  await page.reload();
  await open.click();
  const editor = page.getByRole("dialog", { name: "Proposta" });
  const sheet = editor.locator("article");
  await editor.getByRole("button", { name: /^Condições/ }).click();
  await editor.getByLabel("Sinal").fill("30");
  await editor.getByRole("button", { name: "Informar chave" }).click();
  const pix = page.getByRole("dialog", { name: "Chave PIX" });
  await pix.getByLabel("Tipo da chave").selectOption("Telefone");
  await pix.getByLabel("Chave", { exact: true }).fill("(31) 98765-4321");
  await pix.getByLabel("Nome de quem recebe").fill("São João Buffet");
  await pix.getByLabel("Cidade de quem recebe").fill("Betim");
  await pix.getByLabel("Sua senha", { exact: true }).fill("errada-errada");
  await pix.getByRole("button", { name: "Guardar chave" }).click();
  await expect(pix.getByText("Senha atual incorreta")).toBeVisible();
  await pix.getByLabel("Sua senha", { exact: true }).fill(password);
  await pix.getByRole("button", { name: "Guardar chave" }).click();
  await expect(pix).toBeHidden();
  await expect(sheet.getByText("(31) 98765-4321")).not.toHaveCount(0);
  await expect(sheet.locator("svg path")).not.toHaveCount(0);

  await editor.getByRole("button", { name: /^Opções/ }).click();
  await editor.getByRole("button", { name: "Adicionar orçamento" }).click();
  await page
    .getByRole("dialog", { name: "Adicionar orçamento" })
    .getByRole("button", { name: /^Festa enxuta/ })
    .click();
  await expect(sheet.getByText("Opção B").first()).toBeVisible();
  await expect(editor.getByText("Ajustes salvos")).toBeVisible();
  await page.reload();
  await open.click();
  await expect(sheet.getByText("Opção B").first()).toBeVisible();
});
