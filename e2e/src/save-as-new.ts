import { expect, type Page } from "@playwright/test";

/** Answers the question how to save: as a new budget. Waits until the API has it. */
export async function saveAsNew(page: Page): Promise<void> {
  await page
    .getByRole("dialog", { name: "Como deseja salvar?" })
    .getByRole("button", { name: /^Salvar Orçamento/ })
    .click();
  await expect(
    page.getByText("Orçamento salvo com sucesso!").first(),
  ).toBeVisible();
}
