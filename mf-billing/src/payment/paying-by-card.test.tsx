import { screen } from "@testing-library/react";
import { openPayment } from "../testing/billing-data.ts";
import {
  CARD_NUMBER,
  button,
  field,
  pass,
  showPaymentDialog,
  status,
  stopTheClock,
  answered,
  title,
} from "../testing/payment-dialog.tsx";
import { noAnswer, refuse, refusedFields } from "../testing/refusals.ts";

stopTheClock();

describe("card", () => {
  test("is charged after the payment was made, then confirmed", async () => {
    const page = showPaymentDialog({ payWithCard: status("CONFIRMED") });
    await page.order(/Cartão/);
    expect(title()).toBe("Pague com cartão");
    expect(field("Nome impresso no cartão")).toHaveFocus();
    await page.payByCard();
    expect(page.calls.map(({ name }) => name)).toEqual([
      "subscribe",
      "payWithCard",
    ]);
    expect(page.callsOf("payWithCard")[0]!.request.body).toEqual({
      paymentId: openPayment().id,
      creditCard: {
        holderName: "HELENA PRADO",
        number: CARD_NUMBER,
        expiryMonth: "07",
        expiryYear: "2030",
        ccv: "987",
      },
      customerData: {
        name: "Helena Prado",
        cpfCnpj: "12345678909",
        email: "helena@sabores.com.br",
        phone: "",
      },
    });
    expect(screen.getByText("Pagamento confirmado")).toBeVisible();
    await pass(2000);
    expect(page.paid).toHaveBeenCalledTimes(1);
  });

  test("all errors show at once, the first field focused", async () => {
    const page = showPaymentDialog();
    await page.order(/Cartão/);
    await page.user.type(field("Nome impresso no cartão"), "he");
    await page.user.type(field("Número do cartão"), "4111111111");
    await page.user.type(field("Mês"), "34");
    await page.user.type(field("Ano"), "2025");
    await page.user.click(button(/^Pagar R/));
    expect(field("Número do cartão")).toHaveValue("4111 1111 11");
    expect(field("Mês")).toHaveValue("12");
    expect(
      screen.getAllByRole("alert").map(({ textContent }) => textContent),
    ).toEqual([
      "Nome muito curto",
      "Número inválido",
      "Ano inválido",
      "CVV obrigatório",
    ]);
    expect(field("Nome impresso no cartão")).toHaveFocus();
    await page.user.type(field("Nome impresso no cartão"), "l");
    expect(screen.queryByText("Nome muito curto")).toBeNull();
    expect(page.callsOf("payWithCard")).toEqual([]);
  });

  test("has the inputs a browser and a keyboard know", async () => {
    const page = showPaymentDialog();
    await page.order(/Cartão/);
    const completes = [
      ["Nome impresso no cartão", "cc-name"],
      ["Número do cartão", "cc-number"],
      ["Mês", "cc-exp-month"],
      ["Ano", "cc-exp-year"],
      ["CVV", "cc-csc"],
    ] as const;
    for (const [label, name] of completes)
      expect(field(label)).toHaveAttribute("autocomplete", name);
    expect(field("CVV")).toHaveAttribute("type", "password");
    expect(field("CVV")).toHaveAttribute("inputmode", "numeric");
  });

  test("refused for a field, it stays with that field marked", async () => {
    const errors = [{ path: "creditCard.ccv", message: "CVV inválido" }];
    const page = showPaymentDialog({
      payWithCard: () => refusedFields(errors),
    });
    await page.order(/Cartão/);
    await page.payByCard();
    expect(field("CVV")).toHaveFocus();
    expect(field("CVV")).toHaveAccessibleDescription("CVV inválido");
    expect(field("Número do cartão")).toBeValid();
    expect(field("Número do cartão")).not.toHaveValue("");
  });

  test("one that is looked at is waited for", async () => {
    const page = showPaymentDialog({
      payWithCard: status("PENDING"),
      getPaymentStatus: status("PROCESSING", "CONFIRMED"),
    });
    await page.order(/Cartão/);
    await page.payByCard();
    expect(screen.getByText("Confirmando o pagamento do cartão")).toBeVisible();
    await pass(10_000);
    expect(screen.getByText("Pagamento confirmado")).toBeVisible();
  });

  test("refused, it shows that nothing was charged, and begins again without the card", async () => {
    const page = showPaymentDialog({ payWithCard: status("FAILED") });
    await page.order(/Cartão/);
    await page.payByCard();
    expect(screen.getByRole("alert")).toHaveTextContent(
      /Erro ao processar pagamento com cartão.*nada foi cobrado/,
    );
    await page.user.click(button("Tentar Novamente"));
    expect(field("Email")).toHaveValue("helena@sabores.com.br");
    await page.user.click(button("Continuar"));
    await answered();
    expect(field("Número do cartão")).toHaveValue("");
    expect(page.callsOf("subscribe")).toHaveLength(2);
  });

  test("refused with a reason, it says it, and what the payer typed stays", async () => {
    const reason = "Seus dados não foram aceitos. Confira o CPF.";
    const page = showPaymentDialog({
      payWithCard: () => ({ ...status("FAILED")(), reason }),
    });
    await page.order(/Cartão/);
    await page.payByCard();
    expect(screen.getByRole("alert")).toHaveTextContent(
      `Nada foi cobrado. ${reason}`,
    );
    await page.user.click(button("Tentar Novamente"));
    expect(field("Nome completo")).toHaveValue("Helena Prado");
    expect(field("CPF")).toHaveValue("123.456.789-09");
    expect(field("Email")).toHaveValue("helena@sabores.com.br");
  });

  test.each([
    [refuse(409, "CONFLICT", "Tentativas demais"), "Tentativas demais"],
    [refuse(429, "RATE_LIMITED", "Tente amanhã"), "Tente amanhã"],
  ])("refused by the server, it says why", async (payWithCard, text) => {
    const page = showPaymentDialog({ payWithCard });
    await page.order(/Cartão/);
    await page.payByCard();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Erro ao processar pagamento com cartão");
    expect(alert).toHaveTextContent(text);
    expect(alert).not.toHaveTextContent("nada foi cobrado");
  });

  test.each([
    ["no answer", noAnswer],
    ["a broken one", refuse(500, "INTERNAL", "HTTP 500")],
    ["another try running", refuse(409, "IN_PROGRESS", "em andamento")],
    ["the gateway's own doubt", status("UNKNOWN")],
  ])(
    "with %s nobody knows: it is neither charged again nor said to be free",
    async (_, payWithCard) => {
      const page = showPaymentDialog({
        payWithCard,
        getPaymentStatus: status("UNKNOWN", "UNKNOWN", "CONFIRMED"),
      });
      await page.order(/Cartão/);
      await page.payByCard();
      const alert = screen.getByRole("alert");
      expect(alert).toHaveTextContent(
        "Ainda não sabemos se o pagamento passou. Não pague de novo.",
      );
      expect(alert).not.toHaveTextContent("nada foi cobrado");
      expect(
        screen.queryByRole("button", { name: "Tentar Novamente" }),
      ).toBeNull();
      expect(button("Verificar agora")).toHaveFocus();
      await page.user.click(button("Verificar agora"));
      await answered();
      await pass(10_000);
      expect(screen.getByText("Pagamento confirmado")).toBeVisible();
      expect(page.callsOf("payWithCard")).toHaveLength(1);
    },
  );

  test("in doubt and still open, the card must be typed again", async () => {
    const page = showPaymentDialog({ payWithCard: noAnswer });
    await page.order(/Cartão/);
    await page.payByCard();
    await page.user.click(button("Verificar agora"));
    await answered();
    expect(
      screen.getByText(
        "O pagamento continua em aberto. Informe os dados do cartão de novo.",
      ),
    ).toBeVisible();
    expect(field("Número do cartão")).toHaveValue("");
  });

  test("a double click charges once, and cannot be closed during the call", async () => {
    const page = showPaymentDialog({
      payWithCard: () => new Promise(() => undefined),
    });
    await page.order(/Cartão/);
    await page.user.type(field("Nome impresso no cartão"), "helena prado");
    await page.user.type(field("Número do cartão"), CARD_NUMBER);
    await page.user.type(field("Mês"), "12");
    await page.user.type(field("Ano"), "2030");
    await page.user.type(field("CVV"), "987");
    await page.user.dblClick(button(/^Pagar R/));
    expect(page.callsOf("payWithCard")).toHaveLength(1);
    expect(button("Fechar")).toBeDisabled();
    expect(button("Aguarde...")).toBeVisible();
  });

  test("on the gateway's own page no card is typed here, and its outcome is awaited", async () => {
    const page = showPaymentDialog(
      { getPaymentStatus: status("PENDING", "CONFIRMED") },
      { hosted: true },
    );
    await page.order(/Cartão/);
    expect(page.callsOf("subscribe")).toHaveLength(1);
    expect(screen.queryByLabelText("Número do cartão")).toBeNull();
    const link = screen.getByRole("link", { name: "Pagar na página segura" });
    expect(link).toHaveAttribute("href", "https://pay.test/i/1");
    expect(link).toHaveAttribute("rel", "noopener");
    await pass(20_000);
    expect(page.callsOf("getPaymentStatus")).toEqual([]);
    await page.user.click(link);
    expect(screen.getByText("Aguardando pagamento")).toBeVisible();
    await pass(10_000);
    expect(screen.getByText("Pagamento confirmado")).toBeVisible();
  });
});
