import { expect, test, type Page } from "@playwright/test";
import { userIdOf } from "shared-contracts/client/token";
import { answer } from "../src/answer.ts";
import {
  choosePlan,
  expectBought,
  fillPayer,
  nextPaymentId,
  openPix,
} from "../src/paying.ts";
import { pdfText } from "../src/pdf-text.ts";
import { url } from "../src/product.ts";
import {
  makeAccount,
  makeTrialAccount,
  openAs,
  planGate,
} from "../src/register.ts";
import {
  daysOf,
  payAtBank,
  sendWebhook,
  subscriptionOf,
} from "../src/sandbox.ts";

const PAYMENT_STATUS = /\/plans\/payment-status\//;

test.describe("PIX", () => {
  test("from the gate to confirmed without another action, and back to the first page", async ({
    page,
  }) => {
    const account = await makeAccount(page.request);
    await openAs(page, account, "/foods");
    await planGate(page).getByRole("link", { name: "Ver planos" }).click();
    const payment = await openPix(page, "Mensal");
    await expect(page.getByAltText("QR Code do PIX")).toBeVisible();
    expect(await qrWidth(page)).toBeGreaterThan(100);

    await payAtBank(page.request, account, payment);
    await expect(page.getByText("Pagamento confirmado")).toBeVisible({
      timeout: 45_000,
    });
    const bought = await expectBought(page, "Mensal");
    await expect(bought).toContainText("Dias restantes30");
    await bought
      .getByRole("button", { name: "Voltar para onde eu estava" })
      .click();
    await expect(page).toHaveURL(url("/foods"));
    await expect(planGate(page)).toBeHidden();
    await page
      .getByRole("button", { name: /^Adicionar Item/ })
      .first()
      .click();
  });

  test("paid as a company, it has a receipt on Meu Plano", async ({ page }) => {
    const account = await makeAccount(page.request);
    await openAs(page, account, "/plans");
    await choosePlan(page, "Mensal");
    await page.getByLabel("Pagar como empresa").check();
    await page.getByLabel("Razão social").fill("Sabores da Serra Ltda.");
    await page.getByLabel("CNPJ").fill("11.222.333/0001-81");
    const payment = nextPaymentId(page);
    await page.getByRole("button", { name: "Gerar PIX" }).click();
    await payAtBank(page.request, account, await payment);
    await expectBought(page, "Mensal");

    await page.goto(url("/my-plan"));
    const payments = page.getByRole("region", { name: "Pagamentos" });
    await expect(payments).toContainText("Mensal, 30 dias");
    const download = page.waitForEvent("download");
    await payments.getByRole("button", { name: /^Recibo de/ }).click();
    const text = await pdfText(await (await download).path());
    expect(text).toContain("Recibo de pagamento");
    expect(text).toContain("R$ 49,90");
  });

  test("PIX Automático renews the plan until it is ended on Meu Plano", async ({
    page,
  }) => {
    const account = await makeAccount(page.request);
    await openAs(page, account, "/plans");
    const dialog = await choosePlan(page, "Mensal");
    await fillPayer(dialog, "PIX");
    await dialog.getByLabel("Renovar com PIX Automático").check();
    const payment = nextPaymentId(page);
    await dialog.getByRole("button", { name: "Gerar PIX" }).click();
    await payAtBank(page.request, account, await payment);
    await expectBought(page, "Mensal");

    await page.goto(url("/my-plan"));
    const automatic = page.getByRole("region", { name: "PIX Automático" });
    await expect(automatic).toContainText(
      "Seu banco paga o plano Mensal, R$ 49,90 a cada 30 dias, um dia antes do término.",
    );
    await automatic.getByRole("button", { name: "Encerrar PIX" }).click();
    await page
      .getByRole("alertdialog", { name: "Encerrar o PIX Automático?" })
      .getByRole("button", { name: "Encerrar" })
      .click();
    await expect(page.getByText("PIX Automático encerrado.")).toBeVisible();
    await expect(automatic).toBeHidden();
    await page.reload();
    await expect(page.getByText("Plano Mensal")).toBeVisible();
    await expect(automatic).toBeHidden();
  });

  test(
    "paid after the dialog was closed: the plan is active at the next opening",
    { tag: "@deep" },
    async ({ page }) => {
      const account = await makeAccount(page.request);
      await openAs(page, account, "/plans");
      const payment = await openPix(page, "Semestral");
      await page.getByRole("button", { name: "Fechar" }).click();
      await page.goto("about:blank");

      await payAtBank(page.request, account, payment);
      await sendWebhook(page.request, userIdOf(account.token), payment);
      await expect
        .poll(
          async () =>
            (await subscriptionOf(page.request, account)).hasActivePlan,
          {
            timeout: 60_000,
          },
        )
        .toBe(true);
      await page.goto(url("/foods"));
      await expect(
        page.getByRole("heading", { name: /Prato Principal$/ }),
      ).toBeVisible();
      await expect(planGate(page)).toBeHidden();
      await page.goto(url("/my-plan"));
      await expect(page.getByText("Plano Semestral")).toBeVisible();
    },
  );

  test(
    "after five minutes polling pauses with a notice, and a press checks once",
    { tag: "@deep" },
    async ({ page }) => {
      await page.clock.install();
      await answer(page, PAYMENT_STATUS, {
        payment: { id: "", status: "PENDING" },
      });
      const account = await makeAccount(page.request);
      await openAs(page, account, "/plans");
      const payment = await openPix(page, "Mensal");
      await page.clock.runFor(301_000);
      const check = page.getByRole("button", { name: "Verificar agora" });
      await expect(page.getByText("Verificação pausada")).toBeVisible();
      await expect(check).toBeFocused();
      let requests = 0;
      page.on("request", (request) => {
        if (PAYMENT_STATUS.test(request.url())) requests++;
      });
      await page.clock.runFor(60_000);
      expect(requests).toBe(0);

      await page.unroute(PAYMENT_STATUS);
      await payAtBank(page.request, account, payment);
      const answered = page.waitForResponse(PAYMENT_STATUS);
      await check.click();
      await answered;
      expect(requests).toBe(1);
      await expectBought(page, "Mensal");
    },
  );

  test(
    "two tabs get the same code, and one payment is one plan",
    { tag: "@deep" },
    async ({ context, page }) => {
      const account = await makeAccount(page.request);
      const other = await context.newPage();
      await openAs(page, account, "/plans");
      await openAs(other, account, "/plans");
      const [first, second] = await Promise.all([
        openPix(page, "Mensal"),
        openPix(other, "Mensal"),
      ]);
      expect(second).toBe(first);
      await expectBought(page, "Mensal");
      await expectBought(other, "Mensal");
      expect(await daysOf(page.request, account)).toBe(30);
    },
  );

  test(
    "renewing adds the days that are left",
    { tag: "@deep" },
    async ({ page }) => {
      const account = await makeTrialAccount(page.request);
      await openAs(page, account, "/plans");
      await openPix(page, "Mensal");
      const bought = await expectBought(page, "Mensal");
      await expect(bought).toContainText(
        "Os 7 dias que você tinha já entraram na conta.",
      );
      expect(await daysOf(page.request, account)).toBe(37);
    },
  );
});

test("boleto: due, opened and paid elsewhere, the same when reopened, never polled", async ({
  context,
  page,
}) => {
  await page.clock.install();
  const account = await makeAccount(page.request);
  await openAs(page, account, "/plans");
  let requests = 0;
  page.on("request", (request) => {
    if (PAYMENT_STATUS.test(request.url())) requests++;
  });
  const dialog = await choosePlan(page, "Anual");
  await fillPayer(dialog, "Boleto");
  const created = nextPaymentId(page);
  await dialog.getByRole("button", { name: "Gerar boleto" }).click();
  const link = dialog.getByRole("link", { name: "Abrir boleto" });
  await expect(link).toBeVisible();
  const address = await link.getAttribute("href");
  await page.clock.runFor(120_000);
  expect(requests).toBe(0);

  await dialog.getByRole("button", { name: "Fechar" }).click();
  const again = await choosePlan(page, "Anual");
  await fillPayer(again, "Boleto");
  await again.getByRole("button", { name: "Gerar boleto" }).click();
  await expect(link).toHaveAttribute("href", address!);

  const opened = context.waitForEvent("page");
  await link.click();
  const invoice = await opened;
  await expect(invoice.getByText("SEM VALOR").first()).toBeVisible();
  await payAtBank(page.request, account, await created);
  await sendWebhook(page.request, userIdOf(account.token), await created);
  await expect
    .poll(() => daysOf(page.request, account), { timeout: 60_000 })
    .toBe(365);
});

test("a boleto left unpaid is found again in Meu Plano and in Planos, and is no second charge", async ({
  page,
}) => {
  await openAs(page, await makeAccount(page.request), "/plans");
  let charges = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/plans/subscribe")) charges++;
  });
  const dialog = await choosePlan(page, "Anual");
  await fillPayer(dialog, "Boleto");
  await dialog.getByRole("button", { name: "Gerar boleto" }).click();
  const link = dialog.getByRole("link", { name: "Abrir boleto" });
  const address = await link.getAttribute("href");
  await dialog.getByRole("button", { name: "Fechar" }).click();

  for (const path of ["/plans", "/my-plan"]) {
    await page.goto(url(path));
    const open = page.getByRole("list", { name: "Pagamentos em aberto" });
    await expect(open.getByRole("listitem")).toHaveCount(1);
    await expect(open).toContainText(
      /Boleto em aberto: plano Anual, R\$\s359,90\. Vence em \d\d\/\d\d\/\d{4}/,
    );
    await open.getByRole("button", { name: "Ver boleto" }).click();
    await expect(link).toHaveAttribute("href", address!);
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await expect(dialog).toBeHidden();
  }
  expect(charges).toBe(1);
});

test(
  "closing forgets everything, and is not possible while the payment is being made",
  { tag: "@deep" },
  async ({ page }) => {
    await openAs(page, await makeAccount(page.request), "/plans");
    const dialog = await choosePlan(page, "Mensal");
    await fillPayer(dialog, "Boleto");
    await dialog.getByRole("button", { name: "Cancelar" }).click();
    await choosePlan(page, "Mensal");
    await expect(dialog.getByRole("radio", { name: "PIX" })).toBeChecked();
    await expect(dialog.getByLabel("Nome completo")).toHaveValue("");

    let go: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => (go = resolve));
    await page.route(/\/plans\/subscribe$/, async (route) => {
      await wait;
      return route.fallback();
    });
    await fillPayer(dialog, "PIX");
    await dialog.getByRole("button", { name: "Gerar PIX" }).dblclick();
    await expect(dialog.getByText("Aguarde...")).toBeVisible();
    for (const name of ["Fechar", "Cancelar"])
      await expect(dialog.getByRole("button", { name })).toBeDisabled();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    go();
    await expect(dialog.getByText("Aguardando pagamento")).toBeVisible();
  },
);

function qrWidth(page: Page): Promise<number> {
  return page
    .getByAltText("QR Code do PIX")
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);
}
