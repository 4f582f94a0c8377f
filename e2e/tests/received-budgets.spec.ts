import { expect, type Page, test } from "@playwright/test";
import { countPresses, expectCounted } from "../src/counted.ts";
import { makeAsked } from "../src/make-asked.ts";
import { apiUrl, url } from "../src/product.ts";
import { openAs } from "../src/register.ts";

/** Approves the first request and confirms the question. */
async function approve(page: Page) {
  await page.getByRole("button", { name: "Ver detalhes" }).first().click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Aprovar/ })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /^Aprovar/ })
    .click();
}

test("a request is edited in its place, updated and approved", async ({
  page,
}) => {
  const account = await makeAsked(page.request);
  await openAs(page, account, "/");
  await page.getByRole("link", { name: "Orçamentos Recebidos" }).click();
  await expect(page).toHaveURL(url("/orcamentos-recebidos"));
  await expect(
    page.getByText("1 pedido sem resposta, de 1 recebido"),
  ).toBeVisible();

  await page.getByRole("button", { name: "Ver detalhes" }).click();
  const details = page.getByRole("dialog");
  await expect(details).toContainText("Não informado: Estilo.");
  await expect(details).toContainText("acima de R$ 15.000,00");
  await details.getByRole("button", { name: "Editar" }).click();
  await expect(page).toHaveURL(url("/event"));
  await expect(
    page.getByText("Orçamento carregado para edição!"),
  ).toBeVisible();
  await expect(
    page.getByRole("textbox", { name: "Nome do Orçamento" }),
  ).toHaveValue("Casamento de Marina Alves");

  await page.goto(url("/results"));
  await page.getByRole("button", { name: "Atualizar orçamento" }).click();
  await expect(
    page.getByText("Orçamento atualizado com sucesso!"),
  ).toBeVisible();
  await page.goto(url("/orcamentos-recebidos"));
  await approve(page);
  await expect(page.getByText("Orçamento aprovado com sucesso!")).toBeVisible();
  await expect(
    page.getByText("0 pedidos sem resposta, de 1 recebido"),
  ).toBeVisible();
});

test(
  "from the badge to a proposal in five clicks, and nothing is retyped [request-keeps-its-client]",
  { tag: "@counted" },
  async ({ page }) => {
    const account = await makeAsked(page.request);
    await openAs(page, account, "/");
    await expect(
      page.getByRole("link", { name: "Orçamentos Recebidos , pendentes: 1" }),
    ).toBeVisible();
    const clicks = await countPresses(page);
    await page.getByRole("link", { name: "Montar proposta para" }).click();
    const details = page.getByRole("dialog");
    await expect(details.getByRole("radio", { name: "Modelo" })).toBeChecked();
    await details.getByRole("button", { name: "Montar proposta" }).click();
    await expect(page).toHaveURL(url("/event"));
    await expect(
      page.getByRole("textbox", { name: "Nome do Orçamento" }),
    ).toHaveValue("Casamento de Marina Alves");
    await expect(
      page.getByRole("textbox", { name: "Nome do cliente" }),
    ).toHaveValue("Marina Alves");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
    await expect(page.getByText("Orçamento salvo com sucesso!")).toBeVisible();
    expectCounted("a request to a saved proposal, clicks", {
      before: "9, and name and phone retyped",
      now: await clicks(),
      most: 5,
    });

    await page.goto(url("/results"));
    await page.getByRole("button", { name: "Enviar proposta" }).first().click();
    const sending = page.getByRole("dialog", { name: "Enviar proposta" });
    await expect(sending.getByLabel("WhatsApp do cliente")).toHaveValue(
      "(31) 99876-5432",
    );
    await expect(sending.getByLabel("Mensagem")).toHaveValue(/^Olá, Marina!/);
    await page.goto(url("/orcamentos-recebidos"));
    const row = page.getByRole("main").getByRole("listitem");
    await expect(row).toContainText("Pendente");
    await expect(row).toContainText(/Respondido em \d{2}\/\d{2}\/\d{4}/);
    // Answered, it is none of those that wait.
    await expect(
      page.getByRole("link", { name: "Orçamentos Recebidos", exact: true }),
    ).toBeVisible();

    await approve(page);
    await expect(
      page.getByText(
        "Pedido de Marina Alves aprovado, proposta Casamento de Marina Alves agora Aprovada.",
      ),
    ).toBeVisible();
    await page.goto(url("/orcamentos"));
    await expect(page.getByRole("main").getByRole("listitem")).toContainText(
      "Aprovada",
    );
  },
);

test("rejecting is confirmed; what was decided elsewhere is shown as it is now", async ({
  page,
}) => {
  const account = await makeAsked(page.request, 2);
  await openAs(page, account, "/orcamentos-recebidos");
  const rows = page.getByRole("main").getByRole("listitem");
  await rows.first().getByRole("button", { name: "Ver detalhes" }).click();
  await page.getByRole("button", { name: "Rejeitar" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Rejeitar" })
    .click();
  await expect(page.getByText("Orçamento rejeitado")).toBeVisible();
  await expect(
    page.getByText("1 pedido sem resposta, de 2 recebidos"),
  ).toBeVisible();

  const elsewhere = await page.request.patch(
    apiUrl("/b2b/orcamentos/recebidos/1/rejeitar"),
    { headers: { Authorization: `Bearer ${account.token}` } },
  );
  expect(elsewhere.status()).toBe(200);
  await approve(page);
  await expect(
    page.getByText("Erro ao aprovar orçamento: Esta ação não é mais possível."),
  ).toBeVisible();
  await expect(
    page.getByText("0 pedidos sem resposta, de 2 recebidos"),
  ).toBeVisible();
});
