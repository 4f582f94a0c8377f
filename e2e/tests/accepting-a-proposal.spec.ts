import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../src/axe.ts";
import { url } from "../src/product.ts";
import { saveOver, sendWedding, status } from "../src/sent-wedding.ts";

/** The address of the client's page of the wedding on Results. */
async function addressOf(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Página do cliente" }).click();
  const field = page.getByLabel("Link", { exact: true });
  await expect(field).toHaveValue(/\/p\/[\w-]{43}$/);
  const address = await field.inputValue();
  await page.keyboard.press("Escape");
  return address;
}

/** The fields of the form, and its button. */
const form = (client: Page) => ({
  name: client.getByLabel("Seu nome completo"),
  cpf: client.getByLabel("CPF (opcional)"),
  tick: client.getByRole("checkbox", { name: /^Li e aceito/ }),
  accept: client.getByRole("button", { name: "Aceitar proposta" }),
});

for (const javaScriptEnabled of [true, false])
  test(`a client accepts on a phone ${javaScriptEnabled ? "with" : "without"} scripts, and the caterer undoes it`, async ({
    page,
    browser,
  }) => {
    await sendWedding(page);
    const address = await addressOf(page);
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
    });
    const client = await context.newPage();
    await client.goto(address);
    await client.getByRole("link", { name: "Ir para o aceite" }).last().click();
    const { name, cpf, tick, accept } = form(client);
    if (javaScriptEnabled) await expectNoViolations(client);
    await name.fill("Helena");
    await cpf.fill("123 456 789 00");
    await accept.click();
    await expect(
      client.getByRole("heading", { name: "Falta corrigir 3 campos" }),
    ).toBeVisible();
    await expect(client).toHaveTitle(/^Erro: Aceitar a proposta/);
    if (javaScriptEnabled) await expectNoViolations(client);
    await client
      .getByRole("link", { name: "Escreva nome e sobrenome." })
      .click();
    await name.fill("Helena Souza");
    await cpf.fill("52998224725");
    await tick.check();
    await accept.click();
    await expect(client.getByText("Proposta aceita")).toBeVisible();
    await expect(client).toHaveURL(address);
    await expect(client.getByText("***.982.247-**")).toBeVisible();
    if (javaScriptEnabled) await expectNoViolations(client);
    const download = client.waitForEvent("download");
    await client
      .getByRole("link", { name: "Baixar comprovante em PDF" })
      .click();
    expect((await download).suggestedFilename()).toMatch(
      /^comprovante-[0-9a-f]{12}\.pdf$/,
    );
    // The form leads to what was accepted.
    await client.goto(`${address}/aceitar`);
    await expect(client).toHaveURL(address);

    await page.reload();
    await expect(status(page, "Aprovada")).toBeVisible();
    await expect(
      page.getByText(/^Aceita por Helena Souza hoje às/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Desfazer aceite" }).click();
    await page.getByLabel("Motivo").fill("Aceitou sem querer");
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: "Desfazer aceite" })
      .click();
    await expect(status(page, "Enviada")).toBeVisible();
    await client.reload();
    await expect(
      client.getByText("O buffet cancelou o aceite de"),
    ).toBeVisible();
    await context.close();
  });

/** Sends the saved change with the caterer's words. */
async function sendAddendum(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Enviar aditivo" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Recado ao cliente").fill(words);
  await dialog.getByRole("button", { name: "Copiar link" }).click();
  await expect(page.getByText(/^Aditivo enviado em/)).toBeVisible();
}

test("a change of what was accepted is sent, taken back, sent again and accepted", async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(["clipboard-write"]);
  await sendWedding(page);
  const address = await addressOf(page);
  const context = await browser.newContext();
  const client = await context.newPage();
  await client.goto(`${address}/aceitar`);
  const { name, tick, accept } = form(client);
  await name.fill("Helena Souza");
  await tick.check();
  await accept.click();
  await expect(client.getByText("Proposta aceita")).toBeVisible();

  await page.goto(url("/event"));
  await page.getByLabel("Convidados", { exact: true }).fill("108");
  await page.goto(url("/results"));
  await saveOver(page);
  await sendAddendum(page, "Mais oito convidados.");
  await client.reload();
  await expect(client.getByText("O buffet propôs uma mudança")).toBeVisible();
  await expect(client.getByText("“Mais oito convidados.”")).toBeVisible();
  await expectNoViolations(client);

  await page.getByRole("button", { name: "Retirar aditivo" }).click();
  await expect(page.getByText("Aditivo retirado").first()).toBeVisible();
  await client.reload();
  await expect(client.getByText("O buffet propôs uma mudança")).toHaveCount(0);

  await sendAddendum(page, "Como combinamos.");
  await client.goto(`${address}/aceitar`);
  await client.getByLabel("Seu nome completo").fill("Helena Souza");
  await client
    .getByRole("checkbox", { name: /^Li e aceito a mudança/ })
    .check();
  await client.getByRole("button", { name: "Aceitar mudança" }).click();
  await expect(client.getByText("Proposta aceita")).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Aceita por Helena Souza hoje/)).toBeVisible();
  await expect(page.getByText(/^Aditivo enviado em/)).toHaveCount(0);
  await context.close();
});
