import { expect, type Locator, type Page, test } from "@playwright/test";
import { localDate } from "shared-contracts/formats/local-date";
import { expectNoViolations } from "../src/axe.ts";
import { expectNoOverflow } from "../src/fits.ts";
import { takeBack } from "../src/notices.ts";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";
import { budgets } from "../src/sent-wedding.ts";

const PARTY = "Bodas de prata";
const WINE = "Vinho tinto seco";

/** The list of an account whose party of 100 guests is on that day. */
async function openList(page: Page, eventDate: string): Promise<void> {
  await openSignedIn(page, "/security");
  await saveBudgets(page, [{ nome: PARTY, eventData: { eventDate } }]);
  await page.goto(url("/orcamentos?ordem=nome"));
}

/** Results of the party, which was in May 2020. */
async function openPast(page: Page): Promise<Locator> {
  await openList(page, "2020-05-15");
  await page.getByRole("button", { name: PARTY, exact: true }).click();
  await expect(page).toHaveURL(url("/event"));
  await page.goto(url("/results"));
  const card = page.getByRole("region", { name: "Previsto e realizado" });
  await expect(card).toContainText("O evento foi em 15/05/2020.");
  return card;
}

/** The book's price of the wine. */
async function winePrice(page: Page): Promise<number | undefined> {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.get(apiUrl("/caderno"), {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as {
    items: { name: string; price: number }[];
  };
  return items.find(({ name }) => name === WINE)?.price;
}

test("what was paid is compared with the plan, and its price goes to the book and back [actual-by-line] [learned-prices] [plan-is-kept]", async ({
  page,
}) => {
  const card = await openPast(page);
  await expect(card).toContainText("Bateu com o previsto");
  await card.getByRole("button", { name: /^Bebidas/ }).click();
  // 100 ml for each of 100 guests at R$ 56,00 are R$ 560,00.
  await card.getByLabel(`Paguei por ${WINE}`).fill("630");
  await expect(card).toContainText("R$ 70,00 a mais12,5%");
  await expect(card).toContainText("Faltou");
  await expect(card).toContainText(
    "Lucro de R$ 5.288,00 em vez de R$ 5.358,00",
  );
  await expect(card).toContainText("R$ 70,00 (0,3%)");
  await expectNoViolations(page);

  expect(await winePrice(page)).toBe(56);
  await page.getByRole("button", { name: "Guardar 1 no caderno" }).click();
  await expect(
    page.getByText("1 preço guardado no caderno.").first(),
  ).toBeVisible();
  expect(await winePrice(page)).toBe(63);
  await takeBack(page);
  await expect.poll(() => winePrice(page)).toBe(56);

  await page.goto(url("/event"));
  await page.getByLabel("Convidados", { exact: true }).fill("120");
  await page.goto(url("/results"));
  await expect(card).toContainText("O orçamento mudou depois.");
  await expect(card).toContainText("Faltou");
  await card.getByRole("button", { name: "Usar o novo previsto" }).click();
  // 120 guests drink for R$ 672,00.
  await expect(card).toContainText("Sobrou");
  await expect(card).toContainText("R$ 42,00");
  await expect(card).not.toContainText("O orçamento mudou depois.");
});

test("paid sums are typed line after line, by keyboard alone", async ({
  page,
}) => {
  const card = await openPast(page);
  const opener = card.getByRole("button", { name: "Lançar preço pago" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Lançar preço pago" });
  const paid = dialog.getByLabel("Paguei no total");
  await expect(dialog.getByText(/^Equipe, 1 de /)).toBeVisible();
  await expect(paid).toBeFocused();
  await page.keyboard.type("2*100,5");
  await expect(dialog).toContainText("Diferença");
  await expectNoViolations(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText(/^Equipe, 2 de /)).toBeVisible();
  await expect(dialog.getByText(/^1 de \d+ lançados$/)).toBeVisible();
  await expect(paid).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await card.getByRole("button", { name: "Anotar em Equipe" }).click();
  const note = card.getByRole("textbox", { name: "Anotação de Equipe" });
  await expect(note).toBeFocused();
  await page.keyboard.type("Faltou um garçom.");
  await expect(
    card.getByRole("button", { name: "Ver anotação de Equipe" }),
  ).toBeVisible();
  await page.reload();
  await card.getByRole("button", { name: /^Equipe/ }).click();
  await expect(note).toHaveValue("Faltou um garçom.");
});

test.describe("by touch on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("what was paid is typed in the shopping list, and stands beside the plan after the event [actual-by-line]", async ({
    page,
  }) => {
    await openList(page, localDate(new Date()));
    await page.getByRole("button", { name: `Ações de ${PARTY}` }).tap();
    await page.getByRole("button", { name: "Lista de compras" }).last().tap();
    const list = page.getByRole("dialog", { name: "Lista de compras" });
    await list.getByRole("button", { name: `Preço pago de ${WINE}` }).tap();
    const dialog = page.getByRole("dialog", { name: "Preço pago" });
    // 10 L are 14 bottles of 750 ml.
    await expect(dialog.getByLabel("Comprei")).toHaveValue("10,5");
    await dialog.getByLabel("Paguei no total").fill("630");
    await expect(dialog).toContainText("R$ 60,00");
    await expectNoViolations(page);
    await expectNoOverflow(page, 390);
    await dialog.getByRole("button", { name: "Salvar" }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(list).toContainText("pago R$ 630,00");
    await expect(list.getByText("mudou.")).toHaveCount(0);
    const [saved] = await budgets(page);
    expect(saved!.dados).toMatchObject({
      actual: { "drinks/5": { paid: 630, bought: 10.5 } },
    });
  });

  test("a part takes one sum after the event", async ({ page }) => {
    const card = await openPast(page);
    await card.getByRole("button", { name: /^Bebidas/ }).tap();
    await card.getByLabel("Paguei por Bebidas, ao todo").fill("1");
    await expect(card).toContainText("Sobrou");
    await expectNoViolations(page);
    await expectNoOverflow(page, 390);
    await page.goto(url("/results"));
    await expect(card).toContainText("Sobrou");
  });
});
