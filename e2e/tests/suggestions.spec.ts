import { expect, test, type Page } from "@playwright/test";
import { takeBack } from "../src/notices.ts";
import { openSignedIn } from "../src/register.ts";
import { saveAsNew } from "../src/save-as-new.ts";

/** Saves the sample budget under a name, from the event step and by keyboard. */
async function saveSample(page: Page, name: string) {
  await openSignedIn(page, "/event");
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill(name);
  await page.keyboard.press("Control+s");
  await saveAsNew(page);
}

async function loadBlank(page: Page) {
  await page.getByRole("button", { name: "Novo", exact: true }).click();
  await page.getByRole("menuitem", { name: /^Modelo vazio/ }).click();
  await expect(page.getByText("Modelo vazio carregado")).toBeVisible();
}

test("what was saved once is offered while its name is typed, also without a network", async ({
  page,
}) => {
  await saveSample(page, "Festa da Ana");
  await loadBlank(page);
  await page.getByRole("link", { name: /Bocadilhos e Porções/ }).click();
  await page.getByRole("button", { name: "Adicionar Item" }).click();
  const names = page.getByRole("textbox", { name: "Nome do item" });
  await expect(names).toBeFocused();
  // The first letter requests the saved budgets.
  await page.keyboard.type("P");
  await expect(names).toHaveAttribute("aria-autocomplete", "list");
  await page.context().setOffline(true);
  await page.keyboard.type("AO");
  const list = page.getByRole("listbox", { name: "Sugestões" });
  await expect(list.getByRole("option")).toHaveText([
    /^Mini pão de queijo.*R\$\s32,00\/kg · \d\d\/\d\d\/\d{4}$/,
  ]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
  await expect(names).toHaveValue("Mini pão de queijo");
  await expect(
    page.getByRole("textbox", { name: "Qtd. por pessoa" }),
  ).toHaveValue("0,06");
  await expect(page.getByRole("textbox", { name: /^Preço/ })).toHaveValue(
    "32,00",
  );
  await page.keyboard.press("Control+z");
  await expect(names).toHaveValue("PAO");
  await expect(page.getByRole("textbox", { name: /^Preço/ })).toHaveValue(
    "0,00",
  );
  // The next test has the same browser.
  await page.context().setOffline(false);
});

test("a row with another price than the book's says so while it is edited", async ({
  page,
}) => {
  await saveSample(page, "Festa do Rui");
  await page.getByRole("link", { name: /Bocadilhos e Porções/ }).click();
  const prices = page.getByRole("textbox", { name: /^Preço/ });
  const cheeseBread = prices.nth(1);
  const row = page.locator("[data-row]").nth(1);
  await cheeseBread.focus();
  // It asks for the book.
  await page.keyboard.press("F4");
  await expect(page.getByText("Último preço,")).toBeVisible();
  await page.keyboard.press("Escape");
  const before = await row.boundingBox();
  await cheeseBread.fill("30");
  const line = page.getByText(/^No caderno: R\$\s32,00/);
  await expect(line).toBeVisible();
  // It stands in the row, which keeps its place and height.
  await expect(row.getByText(/^No caderno:/)).toBeInViewport({ ratio: 1 });
  expect(await row.boundingBox()).toEqual(before);
  await prices.first().focus();
  await expect(line).toBeHidden();
  await cheeseBread.focus();
  await page.getByRole("button", { name: /32,00 do caderno$/ }).click();
  await expect(cheeseBread).toHaveValue("32,00");
  await expect(cheeseBread).toBeFocused();
  await expect(line).toBeHidden();
});

test("what a template replaced is recovered after the notice has gone", async ({
  page,
}) => {
  await saveSample(page, "Festa da Bia");
  await loadBlank(page);
  await page.reload();
  await page.getByRole("button", { name: "Novo", exact: true }).click();
  await page
    .getByRole("menuitem", {
      name: /^Recuperar o orçamento anterior.*Festa da Bia/,
    })
    .click();
  const name = page.getByRole("textbox", { name: "Nome do Orçamento" });
  await expect(name).toHaveValue("Festa da Bia");
  await takeBack(page);
  await expect(name).toHaveValue("");
});
