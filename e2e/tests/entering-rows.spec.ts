import { expect, test, type Locator, type Page } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";

async function openGarnishes(page: Page) {
  await openSignedIn(page, "/garnishes");
  const names = page.getByRole("textbox", { name: "Nome do item" });
  await expect(names).toHaveCount(3);
  return names;
}

const valuesOf = (fields: Locator) =>
  fields.evaluateAll((all) =>
    all.map((field) => (field as HTMLTextAreaElement).value),
  );

/** Pastes as the browser does when a spreadsheet's cells are in the clipboard. */
async function paste(field: Locator, text: string) {
  await field.focus();
  await field.evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    element.dispatchEvent(
      new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
      }),
    );
  }, text);
}

test("a table copied from a spreadsheet becomes rows, and Ctrl+Z undoes them in one step", async ({
  page,
}) => {
  const names = await openGarnishes(page);
  await paste(
    names.first(),
    "Item\tQtd\tUn\tPreço\nCroquete\t3\tun\tR$ 1,20\nPastel\t2\tun\t1.5\n",
  );
  await expect(names).toHaveCount(5);
  await expect(names.nth(3)).toHaveValue("Croquete");
  await expect(page.getByText("2 linhas coladas")).toBeAttached();
  await page.keyboard.press("Control+z");
  await expect(names).toHaveCount(3);
  await page.keyboard.press("Control+Shift+z");
  await expect(names).toHaveCount(5);
  await expect(names.nth(4)).toHaveValue("Pastel");
});

test("a row is copied from its menu, and moved by keyboard and by its grip", async ({
  page,
}) => {
  const names = await openGarnishes(page);
  const [first, second, third] = await valuesOf(names);
  const grip = (name: string) =>
    page.getByRole("button", { name: `Mover ou duplicar ${name}` });

  await page
    .getByRole("listitem")
    .filter({ has: grip(second!) })
    .hover();
  await grip(second!).click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await expect(names.nth(2)).toBeFocused();
  await page.keyboard.type("Cópia");
  await page.keyboard.press("Alt+ArrowDown");
  await expect
    .poll(() => valuesOf(names))
    .toEqual([first, second, third, "Cópia"]);
  await expect(names.nth(3)).toBeFocused();

  await names.first().hover();
  const from = (await grip(first!).boundingBox())!;
  const to = (await names.nth(2).boundingBox())!;
  await page.mouse.move(from.x + 8, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + to.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => valuesOf(names))
    .toEqual([second, third, first, "Cópia"]);
  await page.keyboard.press("Control+z");
  await expect
    .poll(() => valuesOf(names))
    .toEqual([first, second, third, "Cópia"]);
});

test(
  "a category is moved by keyboard and by its grip",
  { tag: "@deep" },
  async ({ page }) => {
    await openSignedIn(page, "/foods");
    const names = page.getByRole("textbox", { name: "Nome da categoria" });
    await expect(names).toHaveCount(5);
    const [first, second, third, ...rest] = await valuesOf(names);
    await names.first().focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect
      .poll(() => valuesOf(names))
      .toEqual([second, first, third, ...rest]);
    await expect(names.nth(1)).toBeFocused();

    await page.evaluate(() => window.scrollTo(0, 0));
    await names.first().hover();
    const grip = page.getByRole("button", {
      name: `Mover ou duplicar ${second}`,
    });
    const from = (await grip.boundingBox())!;
    const to = (await names.nth(1).boundingBox())!;
    await page.mouse.move(from.x + 8, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect
      .poll(() => valuesOf(names))
      .toEqual([first, second, third, ...rest]);
  },
);

test("a table is copied with its items, ready to be renamed", async ({
  page,
}) => {
  await openSignedIn(page, "/tables");
  const name = page.getByRole("textbox", { name: "Nome da mesa" }).first();
  await name.focus();
  await page
    .getByRole("button", {
      name: `Mover ou duplicar ${await name.inputValue()}`,
    })
    .click();
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  const copy = page.getByRole("textbox", { name: "Nome da mesa" }).nth(1);
  await expect(copy).toBeFocused();
  await expect(copy).toHaveValue(/ \(cópia\)$/);
});

test("a unit applies at once and keeps the number; the hint under the row converts it", async ({
  page,
}) => {
  await openSignedIn(page, "/confectionery");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Excluir Brigadeiro" }) });
  const unit = row.getByRole("combobox", { name: "Unidade" });
  const quantity = row.getByRole("textbox", { name: "Qtd. por pessoa" });
  await unit.focus();
  await unit.selectOption("un");
  await expect(unit).toHaveValue("un");
  await expect(quantity).toHaveValue("0,03");
  await expect(unit).toBeFocused();
  await expect(row.getByRole("status").last()).toContainText(
    "De cento para un: agora são 0,03 un por pessoa.",
  );
  await page.keyboard.press("Tab");
  await expect(row.getByRole("textbox", { name: /^Preço/ })).toBeFocused();
  await row.getByRole("button", { name: "Converter para 3 un" }).click();
  await expect(quantity).toHaveValue("3");
  await expect(row.getByText("Convertido: 0,03 cento = 3 un.")).toBeVisible();
});

test("during typing the figures wait, and are right as soon as the field is left", async ({
  page,
}) => {
  await page.clock.install();
  await openGarnishes(page);
  const row = page.locator("[data-row]").first();
  const quantity = row.getByRole("textbox", { name: "Qtd. por pessoa" });
  const price = row.getByRole("textbox", { name: /^Preço/ });
  const total = row.getByRole("button", { name: /^Explique este valor/ });
  await quantity.fill("1");
  await price.fill("1");
  await price.press("Tab");
  await expect(total).toHaveText("R$ 100,00");

  await test.step("Tab, within the pause", async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await price.selectText();
    await price.pressSequentially("25");
    await expect(price).toHaveValue("25");
    await expect(total).toHaveText("R$ 100,00");
    await price.press("Tab");
    await expect(total).toHaveText("R$ 2.500,00");
  });

  await test.step("the pause itself", async () => {
    await price.selectText();
    await price.pressSequentially("31");
    await expect(price).toHaveValue("31");
    await expect(total).toHaveText("R$ 2.500,00");
    await page.clock.runFor(200);
    await expect(total).toHaveText("R$ 3.100,00");
    await price.press("Tab");
  });

  await test.step("undone before it", async () => {
    await price.selectText();
    await price.pressSequentially("47");
    await page.keyboard.press("Control+z");
    await expect(price).toHaveValue("31,00");
    await expect(total).toHaveText("R$ 3.100,00");
  });
});

test("what a row opened keeps the row's switches in sight, and takes presses", async ({
  page,
}) => {
  await openSignedIn(page, "/drinks");
  const row = page.locator("[data-row]").first();
  const switches = row.getByRole("button", { name: "Gelada" }).locator("..");
  await expect(switches).toHaveCSS("opacity", "0");
  await row.getByRole("button", { name: /^Embalagem/ }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Embalagem" });
  await panel.getByRole("heading").click();
  await page.mouse.move(0, 0);
  await expect(switches).toHaveCSS("opacity", "1");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  const grip = row.getByRole("button", { name: /^Mover ou duplicar/ });
  await grip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await expect(grip).toHaveCSS("opacity", "1");
});
