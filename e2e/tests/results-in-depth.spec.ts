import { expect, type Page, test } from "@playwright/test";
import { tabTo } from "../src/keyboard.ts";
import { takeBack } from "../src/notices.ts";
import { pdfPages } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import { openSignedIn } from "../src/register.ts";

const explain = (page: Page, amount: string) =>
  page.getByRole("button", { name: `Explique este valor: ${amount}` });

test("a figure explains itself, by keyboard alone", async ({ page }) => {
  await openSignedIn(page, "/drinks");
  const coffee = explain(page, "R$ 63,00").first();
  await expect(coffee).toBeVisible();
  await coffee.focus();
  await page.keyboard.press("Enter");
  const sum = page.getByRole("dialog", { name: "Explique este valor" });
  await expect(sum).toContainText("100 convidados + 40 equipe");
  await expect(sum).toContainText("50 ml × 140 pessoas × R$ 9,00/L = R$ 63,00");
  await expect(sum).toContainText("R$ 88,20");
  await page.keyboard.press("Escape");
  await expect(sum).toHaveCount(0);
  await expect(coffee).toBeFocused();

  await page.goto(url("/results"));
  const profit = explain(page, "R$ 5.358,00");
  await tabTo(page, profit);
  await page.keyboard.press("Enter");
  await expect(sum).toContainText("R$ 17.860,00 × 30% = R$ 5.358,00");
});

test("another number of guests is seen before it is applied, and can be undone", async ({
  page,
}) => {
  await openSignedIn(page, "/results");
  const whatIf = page.getByRole("table", {
    name: "Custo por número de convidados",
  });
  await expect(whatIf).toContainText("R$ 231,26");
  await page
    .getByRole("textbox", { name: "Outro número de convidados" })
    .fill("150");
  const guests = (count: number) =>
    page.getByRole("definition").filter({ hasText: `${count} convidados` });
  await expect(guests(100)).toBeVisible();
  await page.getByRole("button", { name: "Aplicar 150 convidados" }).click();
  await expect(guests(150)).toBeVisible();
  await takeBack(page);
  await expect(guests(100)).toBeVisible();
});

test("a target price becomes a margin", async ({ page }) => {
  await openSignedIn(page, "/results");
  const wanted = page.getByRole("textbox", {
    name: "Preço por pessoa que você quer cobrar",
  });
  const use = page.getByRole("button", { name: "Usar esta margem" });
  await wanted.fill("100");
  await expect(use).toBeDisabled();
  await wanted.fill("240");
  await use.click();
  await expect(
    page.getByText("Margem de lucro (24%, exato 24,378)"),
  ).toBeVisible();
  await expect(page.getByText("R$ 24.000,00").first()).toBeVisible();
});

test("what is odd leads to the very field", async ({ page }) => {
  await openSignedIn(page, "/results");
  // The page before this one may still be letting go of the draft.
  await expect(
    page.getByRole("button", { name: "Salvar orçamento" }),
  ).toBeEnabled();
  await page.getByRole("link", { name: "Equipe: Staff sem custo" }).click();
  await expect(page).toHaveURL(url("/team"));
  await expect(page.locator(":focus")).toHaveAccessibleName("Diária");
  await expect(
    page.locator("[data-row]:focus-within [data-column=name]"),
  ).toHaveValue("Staff");
});

test("lists print on white paper, only the shopping list with money", async ({
  page,
}) => {
  await openSignedIn(page, "/results");
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    // The browser's own dialog would stop the test.
    window.print = () => undefined;
  });
  const paper = page.locator("body > [data-theme=light]");
  for (const [name, title, sample, money] of [
    ["Compras", "Lista de compras", "14 embalagens de 750 ml", true],
    ["Carga", "Lista de carga", "não volta", false],
    ["Equipe", "Lista da equipe", "Garçom 5 de 5", false],
    ["Cozinha", "Lista da cozinha", "Preparo", false],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: `Imprimir lista: ${name}` }).click();
    await page.emulateMedia({ media: "print" });
    await expect(paper.getByRole("heading", { name: title })).toBeVisible();
    await expect(paper).toContainText(sample);
    await expect(page.getByRole("main")).toBeHidden();
    const text = await paper.innerText();
    expect(text.includes("R$")).toBe(money);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(paper).toHaveCount(0);
  }
});

test("a total of tens of thousands is one line on paper, and a signature is not alone on a page", async ({
  page,
}) => {
  await openSignedIn(page, "/event");
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const guests = page.getByRole("textbox", { name: "Convidados", exact: true });
  const print = async (name: string) => {
    await page.getByRole("button", { name: `Imprimir lista: ${name}` }).click();
    return pdfPages(await page.pdf({ preferCSSPageSize: true }));
  };
  // 53 people fill two pages to the last line.
  await guests.fill("360");
  await page.getByRole("link", { name: "Resultados" }).first().click();
  const team = await print("Equipe");
  expect(team[0]).toContain("53 pessoas");
  expect(team.at(-1)).toMatch(/Faxineiro\(a\) .*Responsável pela equipe/);
  const shopping = (await print("Compras")).join(" ");
  expect(shopping).toMatch(/Total previsto R\$ \d{2}\.\d{3},\d{2}/);
});

test("a button that is off looks so under the pointer too", async ({
  page,
}) => {
  await openSignedIn(page, "/results");
  const forward = page.getByRole("button", { name: "Avançar" }).first();
  await expect(forward).toBeDisabled();
  const look = () =>
    forward.evaluate((button) => {
      const { backgroundColor, color } = getComputedStyle(button);
      return [backgroundColor, color];
    });
  const before = await look();
  await forward.hover({ force: true });
  expect(await look()).toEqual(before);
});

test("the PDF's button is written in full from a tablet's width on", async ({
  page,
}) => {
  await openSignedIn(page, "/results");
  const button = page.getByRole("button", {
    name: "Exportar orçamento em PDF",
  });
  for (const [width, isFull] of [
    [1366, true],
    [768, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const words = button.getByText("Exportar orçamento em");
    expect((await words.boundingBox())!.width > 100).toBe(isFull);
  }
});
