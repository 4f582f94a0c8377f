import { expect, test } from "@playwright/test";
import { planCard } from "../src/paying.ts";
import { url } from "../src/product.ts";
import {
  makeAccount,
  makeTrialAccount,
  openAs,
  planGate,
} from "../src/register.ts";

test("a visitor reads what the plans cost; taking one leads to signing in", async ({
  page,
}) => {
  await page.goto(url("/plans"));
  for (const [name, price] of [
    ["Mensal", "R$ 49,90"],
    ["Semestral", "R$ 239,90"],
    ["Anual", "R$ 359,90"],
  ] as const)
    await expect(planCard(page, name)).toContainText(price);
  await expect(page.getByRole("navigation", { name: "Menu" })).toHaveCount(0);
  for (const button of ["Assinar", "Começar teste grátis"]) {
    await page.goto(url("/plans"));
    await page.getByRole("button", { name: button }).first().click();
    await expect(page).toHaveURL(url("/login"));
  }
});

test("the free trial in one click, from the plans back to the page of the gate", async ({
  page,
}) => {
  await openAs(page, await makeAccount(page.request), "/drinks");
  await planGate(page).getByRole("link", { name: "Ver planos" }).click();
  await expect(page.getByText("Você ainda não tem um plano.")).toBeVisible();
  await page.getByRole("button", { name: "Começar teste grátis" }).click();
  await expect(page).toHaveURL(url("/drinks"));
  await expect(planGate(page)).toBeHidden();
  await page.getByRole("searchbox").fill("cerveja");

  await page.goto(url("/plans"));
  await expect(page.getByText("Plano ativo: Teste grátis.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Começar teste grátis" }),
  ).toHaveCount(0);
});

test.describe("Meu Plano", () => {
  test("on the trial: its name, its days, and that it ends", async ({
    page,
  }) => {
    await openAs(page, await makeTrialAccount(page.request), "/");
    await page.getByRole("link", { name: "Meu Plano" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Meu Plano",
    );
    await expect(page.getByText("Plano Teste grátis")).toBeVisible();
    await expect(page.getByText("7 dias", { exact: true })).toBeVisible();
    await expect(page.getByText(/^Seu plano termina em 7 dias/)).toBeVisible();
    await page.getByRole("link", { name: "Renovar ou mudar de plano" }).click();
    await expect(page).toHaveURL(url("/plans"));
  });
});

test.describe("coming back with ?payment=success", () => {
  test("an active trial is shown as the API gives it, not as paid, and the address is clean", async ({
    page,
  }) => {
    await openAs(
      page,
      await makeTrialAccount(page.request),
      "/?payment=success&planName=Teste%20gr%C3%A1tis",
    );
    const dialog = page.getByRole("dialog", {
      name: "Seu teste grátis está ativo",
    });
    await expect(dialog).toContainText("Nenhum pagamento foi confirmado");
    await expect(dialog).toContainText("Teste grátis");
    await expect(dialog).toContainText("Dias restantes7");
    await expect(page).toHaveURL(url("/"));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Início" })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test(
    "an unpaid plan is not shown as paid",
    { tag: "@deep" },
    async ({ page }) => {
      await openAs(
        page,
        await makeTrialAccount(page.request),
        "/?payment=success&plan=Anual",
      );
      const dialog = page.getByRole("dialog", {
        name: "Pagamento ainda não confirmado",
      });
      await expect(dialog).not.toContainText("Anual");
      await dialog.getByRole("button", { name: "Continuar" }).click();
      await expect(dialog).toBeHidden();
    },
  );
});
