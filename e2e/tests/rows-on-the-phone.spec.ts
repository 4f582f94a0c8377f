import { expect, test, type Page } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const ITEMS = 25;

/** How many rows are seen whole: in the window, and under nothing else. */
const rowsInSight = (page: Page) =>
  page.locator("[data-row]").evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { left, top, bottom } = row.getBoundingClientRect();
        const seen = (y: number) =>
          row.contains(document.elementFromPoint(left + 40, y));
        return seen(top + 2) && seen(bottom - 2);
      }).length,
  );

test("25 items are entered with the keyboard after one tap; eight of their rows are in sight, eleven scrolled", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  await page.getByRole("button", { name: /^Novo/ }).tap();
  await page.getByRole("menuitem", { name: /^Orçamento em branco/ }).tap();
  await page
    .getByRole("textbox", { name: "Nome do Orçamento" })
    .fill("Festa na praia");
  await page
    .getByRole("textbox", { name: "Convidados", exact: true })
    .fill("137");
  await page.getByRole("link", { name: "Avançar" }).tap();
  // Until the step is there, a second tap leads to it again.
  await expect(
    page.getByRole("heading", { name: "Etapa 2 de 9: Equipe" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Avançar" }).tap();
  await page.getByRole("button", { name: "Adicionar Categoria" }).tap();
  await page.keyboard.type("Pratos");
  await page.keyboard.press("Enter");
  for (let made = 1; made <= ITEMS; made++) {
    await page.keyboard.type(`Prato ${made}`);
    await page.keyboard.press("Enter");
    await page.keyboard.type("100");
    await page.keyboard.press("Enter");
    await page.keyboard.type("25,90");
    if (made < ITEMS) await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: /^Recolher/ }).tap();
  await expect(page.locator("[data-row]")).toHaveCount(ITEMS);
  await expect(
    page.getByRole("button", { name: /^Prato 25 R\$ 354,83/ }),
  ).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(8);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(11);
  await expect(page.getByText("3/9")).toBeHidden();
  // On the way back up the ways on are there again.
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(page.getByText("3/9")).toBeVisible();
});

test("a key of the bar over the keyboard types into the field, which keeps the focus", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  await page.locator("[data-open]").first().tap();
  const quantity = page.getByLabel("Qtd. por pessoa");
  await expect(quantity).toBeFocused();
  await page.getByRole("button", { name: "×", exact: true }).tap();
  await page.keyboard.type("2");
  await expect(quantity).toHaveValue("120×2");
  await page.getByRole("button", { name: "g", exact: true }).tap();
  await expect(quantity).toBeFocused();
  await page.getByRole("button", { name: "Próximo campo" }).tap();
  await expect(quantity).toHaveValue("240");
});
