import { expect, test } from "@playwright/test";
import { openSignedIn } from "../src/register.ts";

test("a typed sum is worked out, an unreadable text keeps the value, and undo goes on after a reload", async ({
  page,
}) => {
  await openSignedIn(page, "/drinks");
  const quantity = page.getByLabel("Qtd. por pessoa").first();
  const start = await quantity.inputValue();
  await quantity.click();
  await page.keyboard.type("(1+2)*0,2L");
  await expect(page.getByText("= 600 ml")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(quantity).toHaveValue("600");
  await expect(page.getByText("Digitado: (1+2)*0,2L")).toBeVisible();
  await quantity.click();
  await page.keyboard.type("2 pratos");
  await page.keyboard.press("Tab");
  await expect(quantity).toHaveValue("2 pratos");
  await expect(quantity).toHaveAccessibleDescription(
    /^Não entendi “pratos”\. .* Vale o anterior: 600 ml\.$/,
  );

  await page.reload();
  await expect(quantity).toHaveValue("600");
  const undo = page.getByRole("button", { name: /^Desfazer: quantidade de/ });
  await expect(async () => {
    if ((await quantity.inputValue()) !== start) await undo.click();
    await expect(quantity).toHaveValue(start, { timeout: 1000 });
  }).toPass();
});
