import { expect, type Locator, type Page } from "@playwright/test";
import { apiUrl, url } from "./product.ts";
import { openSignedIn } from "./register.ts";

const NAME = "Casamento Ana";

/** A call of the API by the page's signed-in user. */
async function call(page: Page, method: string, path: string) {
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const answer = await page.request.fetch(apiUrl(path), {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  return answer;
}

/** The button that shows and changes the status. */
export const status = (page: Page, name: string): Locator =>
  page.getByRole("button", { name: new RegExp(`^Situação.*: ${name}$`) });

/** Saves the budget being edited over its saved version. */
export async function saveOver(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Atualizar orçamento" }).click();
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  await expect(
    page.getByText("Orçamento atualizado com sucesso!").first(),
  ).toBeVisible();
}

/** A saved wedding, on Results. */
export async function saveWedding(page: Page): Promise<void> {
  await openSignedIn(page, "/event");
  await page.getByLabel("Nome do Orçamento", { exact: true }).fill(NAME);
  await page.getByLabel("Data", { exact: true }).fill("2030-05-15");
  await page.goto(url("/results"));
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await page.getByRole("button", { name: /^Salvar Orçamento/ }).click();
  await expect(status(page, "Rascunho")).toBeVisible();
}

/** A wedding, saved and sent, on Results. */
export async function sendWedding(page: Page): Promise<void> {
  await saveWedding(page);
  const [saved] = (await (
    await call(page, "GET", "/orcamentos?campos=resumo")
  ).json()) as [{ id: number }];
  await call(page, "POST", `/orcamentos/${saved.id}/envios`);
  await page.reload();
  await expect(status(page, "Enviada")).toBeVisible();
}

/** When the proposal on Results was sent, and with which total. */
export const sentOn = (page: Page): Locator =>
  page.getByRole("region", { name: "Proposta" }).getByText(/^Enviada em/);

/** The saved budgets of the page's signed-in user. */
export async function budgets(page: Page): Promise<
  {
    versao: number;
    dados: { status: string; sent: object[]; eventData: object };
  }[]
> {
  return (await call(page, "GET", "/orcamentos")).json() as never;
}
