import { expect, type Page, test } from "@playwright/test";
import { localDate } from "shared-contracts/formats/local-date";
import { expectNoViolations } from "../src/axe.ts";
import { expectNoOverflow } from "../src/fits.ts";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";
import { budgets } from "../src/sent-wedding.ts";

const TODAY = localDate(new Date());

/** Two approved events of today. */
async function openTwoEvents(page: Page): Promise<void> {
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    { nome: "Coffee break", eventData: { eventDate: TODAY, guests: 45 } },
    { nome: "Bodas de prata", eventData: { eventDate: TODAY, guests: 80 } },
  ]);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(apiUrl("/orcamentos?campos=resumo"), {
    headers,
  });
  for (const { id } of (await answer.json()) as { id: number }[]) {
    const approved = await page.request.patch(
      apiUrl(`/orcamentos/${id}/acompanhamento`),
      {
        headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
        data: { status: "aprovada" },
      },
    );
    expect(approved.status()).toBe(200);
  }
  await page.goto(url("/orcamentos"));
}

const list = (page: Page) =>
  page.getByRole("dialog", { name: "Lista de compras" });
const wine = (page: Page) =>
  list(page).getByRole("checkbox", { name: /^Vinho tinto seco/ });

test("this week's events are one list in one press, with safety, ticks that stay, and paper [one-shopping-list] [shopping-safety]", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset["printed"] = String(
        document.body.lastElementChild?.textContent,
      );
    };
  });
  await openTwoEvents(page);
  await page.getByRole("button", { name: "Esta semana (2)" }).click();
  await expect(list(page)).toContainText("2 eventos, ");
  // 100 ml for each of 125 guests, in bottles of 750 ml.
  await expect(wine(page)).toHaveAccessibleName(
    "Vinho tinto seco 17 embalagens de 750 ml",
  );
  await expectNoViolations(page);

  await list(page).getByLabel("Segurança em Bebidas, em %").fill("10");
  await expect(wine(page)).toHaveAccessibleName(
    "Vinho tinto seco 19 embalagens de 750 ml",
  );
  await wine(page).click();
  await expect(list(page)).toContainText("Salvo neste aparelho.");
  await page.reload();
  await page.getByRole("button", { name: "Esta semana (2)" }).click();
  await expect(wine(page)).toBeChecked();
  await list(page).getByRole("button", { name: "Imprimir" }).click();
  await expect(page.locator("html")).toHaveAttribute(
    "data-printed",
    /Por eventoBodas de prataR\$.*Coffee breakR\$/,
  );
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("a list is ticked off and its prices are noted in a market without a network, and it is sent as a text [saves-wait]", async ({
    page,
    context,
  }) => {
    await openTwoEvents(page);
    await page.getByRole("button", { name: "Ações de Bodas de prata" }).tap();
    await page.getByRole("button", { name: "Lista de compras" }).last().tap();
    await expect(wine(page)).toHaveAccessibleName(/^.* 11 embalagens/);
    await context.setOffline(true);
    await expect(list(page)).toContainText("Sem internet. Valores de");
    await list(page).getByText("Vinho tinto seco").tap();
    await expect(wine(page)).toBeChecked();
    await expect(list(page).getByRole("status").first()).toContainText(
      /^Sem internet|^1 de/,
    );
    await list(page).getByRole("button", { name: "Fechar" }).tap();
    await page.getByRole("button", { name: "Ações de Bodas de prata" }).tap();
    await page.getByRole("button", { name: "Lista de compras" }).last().tap();
    await expect(wine(page)).toBeChecked();
    await expectNoOverflow(page, 390);
    await list(page)
      .getByRole("button", { name: "Preço pago de Vinho tinto seco" })
      .tap();
    const paid = page.getByRole("dialog", { name: "Preço pago" });
    await paid.getByLabel("Paguei no total").fill("440");
    await paid.getByRole("button", { name: "Salvar" }).tap();
    await expect(list(page)).toContainText("pago R$ 440,00");
    await context.setOffline(false);
    await expect
      .poll(async () => JSON.stringify(await budgets(page)))
      .toContain('"paid":440');

    await list(page).getByRole("button", { name: "Compartilhar" }).tap();
    const share = page.getByRole("dialog", { name: "Compartilhar lista" });
    await share.getByText("Só o que falta comprar").tap();
    await share.getByText("Com valores").tap();
    await share.getByRole("button", { name: "Copiar texto" }).tap();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/^\*Lista de compras\*\n/);
    expect(text).not.toMatch(/Vinho tinto seco|R\$/);
  });
});
