import { expect, test, type Page } from "@playwright/test";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { expectNoViolations } from "../src/axe.ts";
import { countPresses, expectCounted } from "../src/counted.ts";
import { tabTo } from "../src/keyboard.ts";
import { apiUrl, url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";

const BEER = "Cerveja (lata 350 ml)";
const BEER_ROW = /^Cerveja \(lata 350 ml\)/;

/** Budgets of the template, with beer at R$ 12,00: so many to come, and one that is over. */
async function openBudgets(page: Page, coming: number): Promise<void> {
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    ...Array.from({ length: coming }, (_, at) => ({
      nome: `Festa ${at + 1}`,
      eventData: { eventDate: `2099-05-${10 + (at % 20)}` },
    })),
    { nome: "Natal passado", eventData: { eventDate: "2020-12-24" } },
  ]);
  await page.goto(url("/orcamentos"));
}

async function callAs(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const headers = { Authorization: `Bearer ${token}` };
  return {
    async save(id: number, guests: number) {
      const eventData = { ...SAMPLE_100.eventData, guests };
      const dados = { ...SAMPLE_100, eventData };
      const answer = await page.request.put(apiUrl(`/orcamentos/${id}`), {
        headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
        data: { nome: `De outro aparelho ${id}`, dados, totalFinal: 0 },
      });
      expect(answer.status()).toBe(200);
    },
    async read(id: number) {
      const answer = await page.request.get(apiUrl(`/orcamentos/${id}`), {
        headers,
      });
      const { dados } = (await answer.json()) as { dados: typeof SAMPLE_100 };
      const beer = dados.drinks.find(({ name }) => name === BEER)!;
      return { price: beer.unitPrice, guests: dados.eventData.guests };
    },
  };
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name });

/** The button at the foot of the result. */
const closing = (page: Page) =>
  page
    .getByRole("dialog", { name: "Reajuste pronto" })
    .getByRole("button", { name: "Fechar" })
    .last();

async function typePrice(page: Page, price: string) {
  await button(page, "Caderno de preços").click();
  await button(page, BEER_ROW).click();
  await page.getByRole("textbox", { name: "Último preço" }).click();
  await page.keyboard.type(price);
  await button(page, "Reajustar orçamentos").click();
}

test(
  "beer rises in 50 budgets in 6 presses, while another device saves; all goes back later",
  { tag: "@counted" },
  async ({ page }) => {
    test.slow();
    await openBudgets(page, 50);
    const presses = await countPresses(page);
    const account = await callAs(page);
    await typePrice(page, "13,5");
    await expect(page.getByText("50 de 50 orçamentos")).toBeVisible();
    await expect(
      page.getByText("Ficam como estão: 1 evento que já passou."),
    ).toBeVisible();
    await expectNoViolations(page);
    await account.save(7, 140);
    await button(page, "Reajustar 50 orçamentos").click();
    await expect(
      page.getByText("49 orçamentos reajustados, 1 não foi salvo"),
    ).toBeVisible({ timeout: 120_000 });
    expectCounted("beer to R$ 13,50 in 50 budgets, clicks", {
      before: "250",
      now: await presses(),
      most: 6,
    });
    await expectNoViolations(page);
    expect(await account.read(7)).toEqual({ price: 12, guests: 140 });
    await button(page, "Reajustar a versão nova").click();
    await expect(
      page.getByText("50 orçamentos reajustados").first(),
    ).toBeVisible();
    expect(await account.read(7)).toEqual({ price: 13.5, guests: 140 });
    expect(await account.read(50)).toEqual({ price: 13.5, guests: 100 });
    expect((await account.read(51)).price).toBe(12);
    await closing(page).click();
    await expect(button(page, BEER_ROW)).toContainText("13,50");

    // The way back is on the device, and leaves alone what changed since.
    await account.save(3, 90);
    await page.reload();
    await button(page, "Caderno de preços").click();
    await button(page, "Reajustar preços").click();
    await button(page, "Desfazer reajuste de hoje").click();
    await expect(
      page.getByText("49 orçamentos voltaram ao preço anterior."),
    ).toBeVisible({ timeout: 120_000 });
    await expect(
      page.getByText("Festa 3: Mudou depois do reajuste."),
    ).toBeVisible();
    expect(await account.read(7)).toEqual({ price: 12, guests: 140 });
    expect(await account.read(3)).toEqual({ price: 12, guests: 90 });
  },
);

test("drinks rise by percent, by keyboard alone", async ({ page }) => {
  await openBudgets(page, 2);
  const account = await callAs(page);
  await button(page, "Caderno de preços").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, BEER_ROW)).toBeVisible();
  await tabTo(page, button(page, "Reajustar preços"));
  await page.keyboard.press("Enter");
  await tabTo(page, button(page, "Vários, em %"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Grupo do caderno"));
  await page.keyboard.type("Beb");
  await tabTo(page, page.getByLabel("Aumento (%)"));
  await page.keyboard.type("10");
  await expect(page.getByText("2 de 2 orçamentos")).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, button(page, "Reajustar 2 orçamentos"));
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("2 orçamentos reajustados").first(),
  ).toBeVisible();
  await expect(closing(page)).toBeFocused();
  expect((await account.read(1)).price).toBe(13.2);
  await page.keyboard.press("Escape");
  await expect(button(page, "Reajustar preços")).toBeFocused();
});

test.describe("by touch on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("a price rises in the budgets to come, and the list shows those with the item", async ({
    page,
  }) => {
    await openBudgets(page, 3);
    const account = await callAs(page);
    await button(page, "Caderno de preços").tap();
    await button(page, BEER_ROW).tap();
    await page.getByRole("textbox", { name: "Último preço" }).fill("13,5");
    await button(page, "Reajustar orçamentos").tap();
    await page.getByRole("checkbox", { name: "Festa 2" }).tap();
    await button(page, "Reajustar 2 orçamentos").tap();
    await expect(
      page.getByText("2 orçamentos reajustados").first(),
    ).toBeVisible();
    expect((await account.read(1)).price).toBe(13.5);
    expect((await account.read(2)).price).toBe(12);
    await closing(page).tap();
    await button(page, "Ver os 4 orçamentos").tap();
    await expect(page.getByText(`Só os orçamentos com ${BEER}.`)).toBeVisible();
    await expect(
      page.getByText("Natal passado", { exact: true }),
    ).toBeVisible();
    await button(page, "Mostrar todos").tap();
    await expect(page.getByText(`Só os orçamentos com ${BEER}.`)).toBeHidden();
  });
});
