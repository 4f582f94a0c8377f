import { expect, test, type Page } from "@playwright/test";
import { answer } from "../src/answer.ts";
import { watchFor } from "../src/canary.ts";
import { tabTo } from "../src/keyboard.ts";
import {
  choosePlan,
  CVV,
  expectBought,
  fillCard,
  fillPayer,
  openCardForm,
  payButton,
} from "../src/paying.ts";
import { apiUrl, url } from "../src/product.ts";
import { makeAccount, openAs, planGate } from "../src/register.ts";
import { CARDS, daysOf, subscriptionOf } from "../src/sandbox.ts";

const PAY_WITH_CARD = /\/plans\/pay-with-card$/;

test("approved by keyboard alone: the plan is bought", async ({ page }) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, "/plans");
  const { keyboard } = page;
  await tabTo(page, page.getByRole("button", { name: "Assinar" }).first());
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await tabTo(page, dialog.getByRole("radio", { name: "PIX" }));
  await keyboard.press("ArrowDown");
  await keyboard.press("ArrowDown");
  for (const [label, text] of [
    ["Nome completo", "Helena Prado"],
    ["CPF", "52998224725"],
    ["Email", "helena@example.com"],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await keyboard.type(text);
  }
  await keyboard.press("Enter");
  await expect(dialog.getByLabel("Nome impresso no cartão")).toBeFocused();
  for (const text of [
    "Helena Prado",
    CARDS.approved,
    "12",
    String(new Date().getFullYear() + 1),
    CVV,
  ]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await tabTo(page, payButton(dialog));
  await keyboard.press("Enter");
  const bought = await expectBought(page, "Mensal");
  await expect(
    bought.getByRole("button", { name: "Ir para o início" }),
  ).toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(url("/"));
  await expect(planGate(page)).toBeHidden();
});

test("refused: it says why and that nothing was charged, payer data stays, another card may be tried", async ({
  page,
}) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, "/plans");
  const dialog = await openCardForm(page, "Mensal");
  await fillCard(dialog, CARDS.holderRefused);
  await payButton(dialog).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Nada foi cobrado. Seus dados não foram aceitos.",
  );
  expect((await subscriptionOf(page.request, account)).hasActivePlan).toBe(
    false,
  );
  await dialog.getByRole("button", { name: "Tentar Novamente" }).click();
  await expect(dialog.getByLabel("Nome completo")).toHaveValue("Helena Prado");
  await dialog.getByRole("button", { name: "Continuar" }).click();
  await expect(dialog.getByLabel("Número do cartão")).toHaveValue("");
  await fillCard(dialog, CARDS.approved);
  await payButton(dialog).click();
  await expectBought(page, "Mensal");
  expect(await daysOf(page.request, account)).toBe(30);
});

test(
  "answered late: the result is in doubt and polled until it is known, and charged once",
  { tag: "@deep" },
  async ({ page }) => {
    const account = await makeAccount(page.request);
    await openAs(page, account, "/plans");
    const dialog = await openCardForm(page, "Mensal");
    await fillCard(dialog, CARDS.answeredLate);
    await payButton(dialog).click();
    await expect(
      dialog.getByText(
        "Ainda não sabemos se o pagamento passou. Não pague de novo.",
      ),
    ).toBeVisible();
    await expect(payButton(dialog)).toHaveCount(0);
    await expectBought(page, "Mensal");
    expect(await daysOf(page.request, account)).toBe(30);
  },
);

test("lost answers: charged once", { tag: "@deep" }, async ({ page }) => {
  const account = await makeAccount(page.request);
  await openAs(page, account, "/plans");
  const dialog = await openCardForm(page, "Mensal");
  await fillCard(dialog, CARDS.approved);
  let lost = 0;
  await page.route(PAY_WITH_CARD, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    lost++;
    return route.abort();
  });
  await payButton(dialog).click();
  await expectBought(page, "Mensal");
  expect(lost).toBe(3);
  expect(await daysOf(page.request, account)).toBe(30);
});

test(
  "a double click, and another tab at the same moment, charge once",
  { tag: "@deep" },
  async ({ context, page }) => {
    const account = await makeAccount(page.request);
    const other = await context.newPage();
    await openAs(page, account, "/plans");
    await openAs(other, account, "/plans");
    const dialogs = [
      await openCardForm(page, "Mensal"),
      await openCardForm(other, "Mensal"),
    ];
    for (const dialog of dialogs) await fillCard(dialog, CARDS.approved);
    await Promise.all(dialogs.map((dialog) => payButton(dialog).dblclick()));
    await expectBought(page, "Mensal");
    await expectBought(other, "Mensal");
    expect(await daysOf(page.request, account)).toBe(30);
  },
);

test(
  "where the card is paid on the gateway's own page, none is typed here",
  { tag: "@deep" },
  async ({ context, page }) => {
    await page.route(apiUrl("/plans"), async (route) => {
      const response = await route.fetch();
      const plans = (await response.json()) as object;
      return route.fulfill({
        response,
        json: { ...plans, cardMode: "hosted" },
      });
    });
    await openAs(page, await makeAccount(page.request), "/plans");
    const dialog = await choosePlan(page, "Mensal");
    await fillPayer(dialog, "Cartão", { hosted: true });
    await dialog.getByRole("button", { name: "Continuar" }).click();
    const link = dialog.getByRole("link", { name: "Pagar na página segura" });
    await expect(link).toBeVisible();
    await expect(dialog.getByLabel("Número do cartão")).toHaveCount(0);
    const opened = context.waitForEvent("page");
    await link.click();
    await (
      await opened
    )
      .getByRole("button", { name: "Simular pagamento" })
      .click();
    await expectBought(page, "Mensal");
    await page.unrouteAll({ behavior: "wait" });
  },
);

test.describe("no trace of a card is left", () => {
  const ends: Record<string, (page: Page) => Promise<void>> = {
    approved: async (page) => {
      await expectBought(page, "Mensal");
      await page.getByRole("button", { name: "Ir para o início" }).click();
    },
    refused: async (page) => {
      await page.getByRole("button", { name: "Tentar Novamente" }).waitFor();
      await page.getByRole("button", { name: "Fechar" }).click();
    },
    "timed out": closeInDoubt,
    "answered 500": closeInDoubt,
  };
  const before: Record<string, (page: Page) => Promise<unknown>> = {
    approved: () => Promise.resolve(),
    refused: () => Promise.resolve(),
    "timed out": (page) =>
      page.route(PAY_WITH_CARD, (route) => route.abort("timedout")),
    "answered 500": (page) =>
      answer(
        page,
        PAY_WITH_CARD,
        { error: "Erro interno.", code: "INTERNAL" },
        500,
      ),
  };

  for (const [end, finish] of Object.entries(ends))
    test(
      `after a payment that was ${end}`,
      { tag: end === "approved" ? [] : ["@deep"] },
      async ({ page }) => {
        const card = end === "refused" ? CARDS.refused : CARDS.approved;
        const canary = watchFor(page, [card, CVV], "/plans/pay-with-card");
        await openAs(page, await makeAccount(page.request), "/plans");
        const dialog = await openCardForm(page, "Mensal");
        await fillCard(dialog, card);
        expect(await canary.hits(), "it sees what is typed").toContain(
          "fields",
        );
        await before[end]!(page);
        await payButton(dialog).click();
        await finish(page);
        await expect(dialog).toBeHidden();
        expect(await canary.hits()).toEqual([]);
      },
    );

  test(
    "nor after leaving the page and coming back",
    { tag: "@deep" },
    async ({ page }) => {
      const canary = watchFor(
        page,
        [CARDS.approved, CVV],
        "/plans/pay-with-card",
      );
      await openAs(page, await makeAccount(page.request), "/plans");
      await fillCard(await openCardForm(page, "Mensal"), CARDS.approved);
      await page.goto(url("/my-plan"));
      await page.goBack();
      await expect(page.getByRole("heading", { name: "Planos" })).toBeVisible();
      expect(await canary.hits()).toEqual([]);
    },
  );
});

async function closeInDoubt(page: Page) {
  await expect(
    page.getByText(/^Ainda não sabemos se o pagamento/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Fechar" }).first().click();
}
