import { expect, test, type Page } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";

/** The names of the rows, and a way to delete the second one. */
async function openDrinks(page: Page) {
  await openSignedIn(page, "/drinks");
  const names = page.getByRole("textbox", { name: "Nome da bebida" });
  await expect(names.first()).toBeVisible();
  const name = await names.nth(1).inputValue();
  const count = await names.count();
  const remove = async () => {
    await page.getByRole("button", { name: `Excluir ${name}` }).click();
    await page.getByRole("button", { name: "Excluir", exact: true }).click();
    await expect(names).toHaveCount(count - 1);
  };
  return { names, name, count, remove };
}

test("a deletion is cancelled by Ctrl+Z, and undo goes on with the step before", async ({
  page,
}) => {
  const { names, name, count, remove } = await openDrinks(page);
  const first = await names.first().inputValue();
  await names.first().fill("Mate");
  await remove();
  const notices = page.getByRole("region", { name: "Avisos" });
  await expect(notices.getByText(`Excluindo ${name} em`)).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(names).toHaveCount(count);
  await expect(names.nth(1)).toHaveValue(name);
  await expect(names.nth(1)).toBeFocused();
  await expect(notices.getByText(`Excluindo ${name} em`)).toBeHidden();
  await expect(
    page.getByRole("button", { name: "Desfazer: nome de Mate" }),
  ).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(names.first()).toHaveValue(first);
});

test("a deletion is cancelled by its notice", async ({ page }) => {
  const { names, name, count, remove } = await openDrinks(page);
  await remove();
  const notices = page.getByRole("region", { name: "Avisos" });
  await notices.getByRole("button", { name: "Cancelar exclusão" }).click();
  await expect(names).toHaveCount(count);
  await expect(names.nth(1)).toHaveValue(name);
  await expect(names.nth(1)).toBeFocused();
});

test("a deletion is final once the step is left", async ({ page }) => {
  const { names, count, remove } = await openDrinks(page);
  await remove();
  await page.getByRole("link", { name: "Avançar" }).click();
  await expect(names).toHaveCount(0);
  await page.goBack();
  await expect(names).toHaveCount(count - 1);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("Nada para desfazer")).toBeAttached();
  await expect(names).toHaveCount(count - 1);
});

for (const seconds of [1, 7])
  test(`a tab that is closed ${seconds} s after a deletion does not bring the row back [deleted-stays-deleted]`, async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const { name, count, remove } = await openDrinks(page);
    await remove();
    await page.clock.runFor(seconds * 1000);
    await page.close({ runBeforeUnload: true });
    const again = await context.newPage();
    await again.goto(page.url());
    const names = again.getByRole("textbox", { name: "Nome da bebida" });
    await expect(names).toHaveCount(count - 1);
    await expect(names.nth(1)).not.toHaveValue(name);
    await again.keyboard.press("Control+z");
    await expect(names).toHaveCount(count - 1);
  });
