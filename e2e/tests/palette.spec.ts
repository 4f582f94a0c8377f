import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../src/axe.ts";
import { openSignedIn } from "../src/register.ts";

test("Ctrl+K goes to a step by keyboard alone, and ? lists the keys", async ({
  page,
}) => {
  await openSignedIn(page, "/foods");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Prato Principal");
  await expect(page.getByRole("button", { name: "Novo" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: /Orçamento, cliente/ });
  await expect(box).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type("bebid");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(title).toContainText("Bebidas");
  await expect(box).toBeHidden();

  await title.focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("searchbox")).toHaveValue("?");
  await title.focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Atalhos" })).toBeVisible();
  await expectNoViolations(page);
});
