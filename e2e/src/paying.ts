import { expect, type Locator, type Page } from "@playwright/test";
import type { CARDS } from "./sandbox.ts";

/** An invented CPF with valid check digits. */
const CPF = "529.982.247-25";

/** Digits that appear nowhere else on a page. */
export const CVV = "7391";

/** One plan among those on sale. */
export function planCard(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true });
}

/** Opens the payment of a plan. */
export async function choosePlan(page: Page, name: string): Promise<Locator> {
  await planCard(page, name)
    .getByRole("button", { name: /^(Assinar|Renovar)$/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the method and the payer; nothing is sent yet. Only a card that is typed here has an email field. */
export async function fillPayer(
  dialog: Locator,
  method: "PIX" | "Boleto" | "Cartão",
  { hosted = false } = {},
): Promise<void> {
  await dialog.getByRole("radio", { name: method }).check();
  await dialog.getByLabel("Nome completo").fill("Helena Prado");
  await dialog.getByLabel("CPF").fill(CPF);
  if (method === "Cartão" && !hosted)
    await dialog.getByLabel("Email").fill("helena@example.com");
}

/** Opens the payment of a plan and goes on to its PIX code; returns the payment's id. */
export async function openPix(page: Page, plan: string): Promise<string> {
  const dialog = await choosePlan(page, plan);
  await fillPayer(dialog, "PIX");
  const id = nextPaymentId(page);
  await dialog.getByRole("button", { name: "Gerar PIX" }).click();
  await expect(dialog.getByText("Aguardando pagamento")).toBeVisible();
  return id;
}

/** Opens the payment of a plan and goes on to the card form. */
export async function openCardForm(page: Page, plan: string): Promise<Locator> {
  const dialog = await choosePlan(page, plan);
  await fillPayer(dialog, "Cartão");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByLabel("Número do cartão")).toBeVisible();
  return dialog;
}

/** Types a card; nothing is sent yet. */
export async function fillCard(
  dialog: Locator,
  number: (typeof CARDS)[keyof typeof CARDS],
): Promise<void> {
  await dialog.getByLabel("Nome impresso no cartão").fill("Helena Prado");
  await dialog.getByLabel("Número do cartão").fill(number);
  await dialog.getByLabel("Mês").fill("12");
  await dialog.getByLabel("Ano").fill(String(new Date().getFullYear() + 2));
  await dialog.getByLabel("CVV").fill(CVV);
}

/** The button that charges the card. */
export function payButton(dialog: Locator): Locator {
  return dialog.getByRole("button", { name: /^Pagar R\$/ });
}

/** Waits until the bought plan is shown. */
export async function expectBought(page: Page, plan: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: "Tudo certo com seu plano" });
  await expect(dialog).toBeVisible({ timeout: 45_000 });
  await expect(dialog).toContainText(plan);
  return dialog;
}

/** The id of the next payment that is created or found open. */
export async function nextPaymentId(page: Page): Promise<string> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith("/plans/subscribe") && response.status() === 200,
  );
  const { payment } = (await answer.json()) as { payment: { id: string } };
  return payment.id;
}
