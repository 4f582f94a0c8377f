import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../src/axe.ts";
import { expectNoOverflow } from "../src/fits.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";
import { saveBudgets } from "../src/save-budgets.ts";

const margins = (page: Page) => page.getByRole("region", { name: "Margens" });
const discounts = (page: Page) =>
  page.getByRole("region", { name: "Margem e desconto" });
const risk = (page: Page) =>
  page.getByRole("region", { name: "Onde está o risco" });

/** What the cards of Resultados say, once somebody looks at them. */
async function expectCards(page: Page): Promise<void> {
  await page
    .getByRole("table", { name: "Custo por número de convidados" })
    .scrollIntoViewIfNeeded();
  await discounts(page).scrollIntoViewIfNeeded();
  await expect(
    discounts(page).getByRole("row", { name: /^Preço / }),
  ).toContainText("R$ 23.753,80");
  await page.getByLabel("Outro desconto, em %").fill("30");
  await expect(discounts(page)).toContainText("−R$ 2.143,20 prejuízo");
  await risk(page).scrollIntoViewIfNeeded();
  await expect(risk(page)).toContainText("fazem 80% do custo");
  await risk(page).getByLabel("Outra mudança").selectOption("Bebidas");
  await expect(risk(page).getByRole("status")).toContainText("+R$");
}

test("the margin is said in words, on the event and beside discounts; the costliest line leads to its row [discount-from-profit]", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await expect(margins(page)).toContainText(
    "30% sobre o custo = 21,4% do preço",
  );
  await expect(margins(page)).toContainText(
    "Lucro com 5% de descontoR$ 4.107,80",
  );
  await page.getByLabel("Margem de lucro em %").fill("0");
  await expect(margins(page)).toContainText(
    "Sem margem de lucro. Qualquer desconto vira prejuízo.",
  );
  await page.getByLabel("Margem de lucro em %").fill("30");
  await page.keyboard.press("Tab");
  await page.goto(url("/results"));
  await expectCards(page);
  await expectNoViolations(page);
  await risk(page).getByRole("link").first().click();
  await expect(page).toHaveURL(url("/garnishes"));
});

test("the portfolio adds up the saved budgets, and a month finds its own [portfolio-to-the-cent]", async ({
  page,
}) => {
  await openSignedIn(page, "/security");
  await saveBudgets(page, [
    { nome: "Bodas", eventData: { eventDate: "2098-05-15" } },
    { nome: "Chá", eventData: { eventDate: "2098-06-15" } },
    { nome: "Sem dia", eventData: { eventDate: "" } },
  ]);
  await page.goto(url("/orcamentos"));
  await page.getByRole("button", { name: "Carteira" }).click();
  const portfolio = page.getByRole("dialog", { name: "Carteira" });
  await expect(portfolio.getByRole("row", { name: /^2098 / })).toContainText(
    "R$ 250,04",
  );
  await expect(portfolio).toContainText("1 orçamento sem data fica fora.");
  await expectNoViolations(page);
  const file = page.waitForEvent("download");
  await portfolio.getByRole("button", { name: "Exportar CSV" }).click();
  expect((await file).suggestedFilename()).toBe("carteira_2098.csv");
  await portfolio.getByRole("button", { name: "Junho" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("06/2098");
  await expect(page.locator("[data-row]")).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test("discounts and risk are among the scenarios, the portfolio is a sheet", async ({
    page,
  }) => {
    await openSignedIn(page, "/results#cenarios");
    await expectCards(page);
    await expectNoOverflow(page, 390);
    await saveBudgets(page, [
      { nome: "Bodas", eventData: { eventDate: "2098-05-15" } },
    ]);
    await page.goto(url("/orcamentos"));
    await page.getByRole("button", { name: "Carteira" }).tap();
    const portfolio = page.getByRole("dialog", { name: "Carteira" });
    await expect(portfolio.getByRole("row", { name: /^Maio / })).toContainText(
      "R$ 250,04",
    );
    await expectNoOverflow(page, 390);
  });
});
