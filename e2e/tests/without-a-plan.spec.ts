import { expect, test, type Page } from "@playwright/test";
import { answer } from "../src/answer.ts";
import { tabTo } from "../src/keyboard.ts";
import { expectBought, openPix } from "../src/paying.ts";
import { url } from "../src/product.ts";
import {
  makeAccount,
  makeTrialAccount,
  openAs,
  openSignedIn,
  planGate,
  startTrial,
} from "../src/register.ts";

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const STATUS = /\/user\/status$/;

const runningPlan = plan(TOMORROW, "Mensal");
const reasons = [
  {
    reason: "no plan",
    tag: [],
    status: { hasActivePlan: false, currentPlan: null },
    text: "Comece com 7 dias grátis!",
  },
  {
    reason: "plan expired",
    tag: ["@deep"],
    status: plan(YESTERDAY, "Mensal"),
    text: "Seu plano expirou",
  },
  {
    reason: "trial ended",
    tag: ["@deep"],
    status: plan(YESTERDAY, "Teste grátis", true),
    text: "Seu período de teste de 7 dias terminou",
  },
];

for (const { reason, tag, status, text } of reasons)
  test(
    `${reason}: shown over every page but Meu Plano, with a way to the plans and out`,
    { tag },
    async ({ page }) => {
      await answer(page, STATUS, status);
      await openSignedIn(page, "/foods");
      const gate = planGate(page);
      await expect(gate).toContainText(text);
      await expect(
        page.getByRole("heading", { name: "Prato Principal" }),
      ).toBeAttached();
      await page.keyboard.press("Escape");
      await page.mouse.click(5, 5);
      await expect(gate).toBeVisible();

      await gate.getByRole("link", { name: "Meu Plano" }).click();
      await expect(page).toHaveURL(url("/my-plan"));
      await expect(gate).toBeHidden();
      await page.getByRole("link", { name: "Início" }).first().click();
      await gate.getByRole("link", { name: "Ver planos" }).click();
      await expect(page).toHaveURL(url("/plans"));
      await expect(gate).toBeHidden();
      await page.goBack();
      await gate.getByRole("button", { name: "Sair" }).click();
      await expect(page).toHaveURL(url("/login"));
      await expect(gate).toBeHidden();
    },
  );

test("by keyboard alone: the focus starts on the trial, stays in the gate, and Enter opens it", async ({
  page,
}) => {
  await openAs(page, await makeAccount(page.request), "/drinks");
  const trial = page.getByRole("button", { name: "Começar teste grátis" });
  await expect(trial).toBeFocused();
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest("[role=alertdialog]") !== null,
      ),
    ).toBe(true);
  }
  await tabTo(page, trial);
  await page.keyboard.press("Enter");
  await expect(planGate(page)).toBeHidden();
  await tabTo(page, page.getByRole("searchbox"));
});

/** Saves a new budget from Results while the page still believes in a plan that the API does not know. */
async function saveWithoutAPlan(page: Page, name: string) {
  await answer(page, STATUS, runningPlan);
  const checked = page.waitForResponse(STATUS);
  await openAs(page, await makeAccount(page.request), "/event");
  await checked;
  await page.getByRole("textbox", { name: "Nome do Orçamento" }).fill(name);
  await page
    .getByRole("link", { name: /Resultados/ })
    .first()
    .click();
  await page.unroute(STATUS);
  await save(page);
}

test("402 in the middle of a save: nothing typed is lost, and after the trial the same save works", async ({
  page,
}) => {
  await saveWithoutAPlan(page, "Casamento da Lia");

  await expect(planGate(page)).toContainText("Comece com 7 dias grátis!");
  await startTrial(page);
  await expect(page).toHaveURL(url("/results"));
  await save(page);
  await expect(
    page.getByText("Orçamento salvo com sucesso!").first(),
  ).toBeVisible();
  await page.goto(url("/event"));
  await expect(
    page.getByRole("textbox", { name: "Nome do Orçamento" }),
  ).toHaveValue("Casamento da Lia");
});

test(
  "402 in the middle of a save: paid by PIX, back where it was refused, and saved",
  { tag: "@deep" },
  async ({ page }) => {
    await saveWithoutAPlan(page, "Bodas da Lia");
    await planGate(page).getByRole("link", { name: "Ver planos" }).click();
    await openPix(page, "Mensal");
    await expectBought(page, "Mensal");
    await page
      .getByRole("button", { name: "Voltar para onde eu estava" })
      .click();
    await expect(page).toHaveURL(url("/results"));
    await save(page);
    await expect(
      page.getByText("Orçamento salvo com sucesso!").first(),
    ).toBeVisible();
    await page.goto(url("/orcamentos"));
    await expect(page.getByText("Bodas da Lia")).toBeVisible();
  },
);

test(
  "a field being typed in keeps its text and its place behind the gate",
  { tag: "@deep" },
  async ({ page }) => {
    const account = await makeAccount(page.request);
    await answer(page, STATUS, runningPlan);
    await openAs(page, account, "/event");
    const client = page.getByRole("textbox", { name: "Nome do cliente" });
    await client.pressSequentially("helena pra");
    await page.unroute(STATUS);
    await comeBack(page);
    await startTrial(page);
    await expect(client).toBeFocused();
    await page.keyboard.type("do");
    await expect(client).toHaveValue(/helena prado/i);
  },
);

test("a running check blocks nothing", { tag: "@deep" }, async ({ page }) => {
  await page.route(STATUS, () => new Promise(() => undefined));
  await openSignedIn(page, "/garnishes");
  await page.getByRole("searchbox").fill("batata");
  await expect(page.getByRole("searchbox")).toHaveValue("batata");
});

test(
  "another tab checks the plan when it comes to the front",
  { tag: "@deep" },
  async ({ context, page }) => {
    const account = await makeAccount(page.request);
    await openAs(page, account, "/foods");
    await expect(planGate(page)).toBeVisible();
    const other = await context.newPage();
    await openAs(other, account, "/");
    await startTrial(other);
    await expect(planGate(page)).toBeVisible();
    await comeBack(page);
    await expect(planGate(page)).toBeHidden();
  },
);

test(
  "the plan of one caterer does not close the gate for the next",
  { tag: "@deep" },
  async ({ page }) => {
    const next = await makeTrialAccount(page.request);
    await openAs(page, await makeAccount(page.request), "/");
    await planGate(page).getByRole("button", { name: "Sair" }).click();
    // The next one's check never ends: a closed gate would be that of the first.
    await page.route(STATUS, () => new Promise(() => undefined));
    await page.getByRole("textbox", { name: /^Email/ }).fill(next.email);
    await page.getByLabel("Senha", { exact: true }).fill(next.password);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.getByRole("button", { name: "Usar modelo" }).click();
    await expect(page).toHaveURL(url("/event"));
  },
);

function plan(endDate: string, name: string, isTrial = false) {
  return {
    hasActivePlan: endDate > new Date().toISOString(),
    currentPlan: { endDate, plan: { name, isTrial } },
  };
}

/** Sends the page the event of a window that comes to the front. */
function comeBack(page: Page) {
  return page.evaluate(() => window.dispatchEvent(new Event("focus")));
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Salvar orçamento" }).click();
  await page
    .getByRole("dialog", { name: "Como deseja salvar?" })
    .getByRole("button", { name: /^Salvar Orçamento/ })
    .click();
}
