import { jest } from "@jest/globals";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import type { Payment, PaymentStatus } from "shared-contracts/entities/payment";
import { halfYearPlan, openPayment } from "../testing/billing-data.ts";
import { QR_CODE } from "../testing/qr-code.ts";
import { noAnswer, refuse } from "../testing/refusals.ts";
import { PaymentDialog } from "./PaymentDialog.tsx";

// What is asked for by time is tested on a clock of its own; the days of a boleto need a day.
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
});
afterEach(() => jest.useRealTimers());

const NUMBER = "4111111111111111";

function show(
  answers: Answers = {},
  { hosted = false, payment = openPayment() } = {},
) {
  const paid = jest.fn();
  const closed = jest.fn();
  const page = renderWithAppState(
    <PaymentDialog
      plan={halfYearPlan}
      hosted={hosted}
      daysRemaining={7}
      onPaid={paid}
      onClose={closed}
    />,
    {
      user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
      answers: {
        subscribe: () => ({ payment }),
        getPaymentStatus: status("PENDING"),
        ...answers,
      },
    },
  );
  const callsOf = (name: string) =>
    page.calls.filter((call) => call.name === name);
  const { user } = page;

  return {
    ...page,
    paid,
    closed,
    callsOf,
    /** Chooses a method, says who pays, and sends it. */
    async order(method: RegExp) {
      await user.click(screen.getByRole("radio", { name: method }));
      await user.type(field("Nome completo"), "Helena Prado");
      await user.type(field("CPF"), "12345678909");
      if (screen.queryByLabelText("Email"))
        await user.type(field("Email"), "helena@sabores.com.br");
      await user.click(button(/^Gerar|^Continuar/));
      await pass(0);
    },
    /** Types a card and sends it. */
    async payByCard() {
      await user.type(field("Nome impresso no cartão"), "helena prado");
      await user.type(field("Número do cartão"), NUMBER);
      await user.type(field("Mês"), "7");
      await user.type(field("Ano"), "2030");
      await user.type(field("CVV"), "987");
      await user.click(button(/^Pagar R/));
      await pass(0);
    },
  };
}

const status =
  (...answers: PaymentStatus[]) =>
  () => ({
    payment: {
      id: openPayment().id,
      status: answers.length > 1 ? answers.shift() : answers[0],
    },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const title = () => screen.getByRole("heading", { level: 2 }).textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const MINUTES_5 = 300_000;

describe("the choice", () => {
  test("begins with PIX, and asks for an email only for a card", async () => {
    const { user } = show();
    expect(title()).toBe("Como deseja pagar?");
    expect(screen.getByText("Plano Semestral, 180 dias")).toBeVisible();
    expect(screen.getByText("R$ 239,90")).toBeVisible();
    expect(screen.getByRole("radio", { name: /PIX/ })).toBeChecked();
    expect(button("Gerar PIX")).toBeVisible();
    expect(screen.queryByLabelText("Email")).toBeNull();
    await user.click(screen.getByText("Confirmado em até 3 dias úteis"));
    expect(button("Gerar boleto")).toBeVisible();
    await user.click(screen.getByRole("radio", { name: /Cartão/ }));
    expect(button("Continuar")).toBeVisible();
    expect(field("Email")).toBeVisible();
  });

  test("tells all that is wrong at once, and takes each back when it is right", async () => {
    const { user, calls } = show();
    await user.click(screen.getByRole("radio", { name: /Cartão/ }));
    await user.type(field("CPF"), "1234567");
    await user.click(button("Continuar"));
    const alerts = () =>
      screen.queryAllByRole("alert").map(({ textContent }) => textContent);
    expect(alerts()).toEqual([
      "Por favor, informe seu nome completo",
      "Por favor, informe um CPF válido",
      "Por favor, informe seu email",
    ]);
    expect(field("Nome completo")).toHaveFocus();
    await user.type(field("Nome completo"), "H");
    await user.type(field("Email"), "helena@sabores");
    expect(alerts()).toEqual([
      "Por favor, informe um CPF válido",
      "Por favor, informe um email válido",
    ]);
    await user.type(field("CPF"), "8909");
    expect(field("CPF")).toHaveValue("123.456.789-09");
    expect(alerts()).toEqual(["Por favor, informe um email válido"]);
    expect(calls).toEqual([]);
  });

  test("sends the order once for a double click, and cannot be closed meanwhile", async () => {
    let answer!: (value: { payment: Payment }) => void;
    const page = show({
      subscribe: () => new Promise((resolve) => (answer = resolve)),
    });
    const { user, closed, callsOf } = page;
    await user.type(field("Nome completo"), " Helena Prado ");
    await user.type(field("CPF"), "12345678909");
    await user.dblClick(button("Gerar PIX"));
    expect(callsOf("subscribe")).toHaveLength(1);
    expect(callsOf("subscribe")[0]!.request.body).toEqual({
      planId: "half-year",
      paymentMethod: "PIX",
      customerData: { name: "Helena Prado", cpfCnpj: "12345678909" },
      daysToAdd: 7,
    });
    expect(button("Aguarde...")).toHaveAttribute("aria-busy", "true");
    expect(button("Fechar")).toBeDisabled();
    expect(button("Cancelar")).toBeDisabled();
    expect(field("CPF")).toBeDisabled();
    await user.keyboard("{Escape}");
    expect(closed).not.toHaveBeenCalled();
    answer({ payment: openPayment() });
    await pass(0);
    expect(title()).toBe("Pague com PIX");
  });

  test("that fails keeps what was typed, and goes under the same key again until it changes", async () => {
    let fail = true;
    const page = show({
      subscribe: () => (fail ? noAnswer() : { payment: openPayment() }),
    });
    await page.order(/Boleto/);
    expect(title()).toBe("Pagamento");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Erro ao criar pagamentoFalha após 3 tentativas: sem conexão com o servidor",
    );
    expect(button("Tentar Novamente")).toHaveFocus();
    await page.user.click(button("Tentar Novamente"));
    expect(screen.getByRole("radio", { name: /Boleto/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /Boleto/ })).toHaveFocus();
    expect(field("Nome completo")).toHaveValue("Helena Prado");
    await page.user.click(button("Gerar boleto"));
    await pass(0);
    await page.user.click(button("Tentar Novamente"));
    await page.user.type(field("Nome completo"), " Lima");
    fail = false;
    await page.user.click(button("Gerar boleto"));
    const keys = page
      .callsOf("subscribe")
      .map(({ request }) => request.idempotencyKey);
    expect(keys).toHaveLength(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("PIX", () => {
  test("shows its code, then confirms without being touched again", async () => {
    const page = show({
      getPaymentStatus: status("PENDING", "PENDING", "RECEIVED"),
    });
    await page.order(/PIX/);
    expect(screen.getByRole("img", { name: "QR Code do PIX" })).toHaveAttribute(
      "src",
      `data:image/png;base64,${QR_CODE}`,
    );
    expect(field("PIX copia e cola")).toHaveValue("00020126-codigo-pix");
    expect(button("Copiar")).toHaveFocus();
    expect(screen.getByText("Aguardando pagamento")).toBeVisible();
    expect(
      screen.getByText(
        "A confirmação aparece aqui. O código vale até 25/11/2026.",
      ),
    ).toBeVisible();
    expect(screen.getByText("5:00")).toBeVisible();
    await pass(8000);
    expect(screen.getByText("4:52")).toBeVisible();
    await pass(7000);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(3);
    expect(screen.getByRole("status")).toHaveTextContent(
      "Pagamento confirmadoSeu plano Semestral já está ativo.",
    );
    expect(page.paid).not.toHaveBeenCalled();
    await pass(2000);
    expect(page.paid).toHaveBeenCalledTimes(1);
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(3);
    expect(page.paid).toHaveBeenCalledTimes(1);
  });

  test("a confirmation closed early is one all the same", async () => {
    const page = show({}, { payment: openPayment({ status: "CONFIRMED" }) });
    await page.order(/PIX/);
    await page.user.click(button("Fechar"));
    expect(page.paid).toHaveBeenCalledTimes(1);
    expect(page.closed).not.toHaveBeenCalled();
  });

  test("polls never overlap, and a failed one is only logged", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    let reject!: (error: Error) => void;
    const page = show({
      getPaymentStatus: () => new Promise((_, refused) => (reject = refused)),
    });
    await page.order(/PIX/);
    await pass(14_000);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(1);
    reject(new Error("sem conexão"));
    await pass(6000);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(2);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Aguardando pagamento")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("after 5 minutes it stops and offers to check; one press is one check, then 5 more minutes", async () => {
    const page = show();
    await page.order(/PIX/);
    await pass(MINUTES_5);
    const polled = page.callsOf("getPaymentStatus").length;
    expect(screen.getByText("Verificação pausada")).toBeVisible();
    expect(
      screen.getByText("Passaram 5 minutos. O código vale até 25/11/2026."),
    ).toBeVisible();
    expect(button("Verificar agora")).toHaveFocus();
    expect(field("PIX copia e cola")).toBeVisible();
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(polled);
    await page.user.dblClick(button("Verificar agora"));
    await pass(0);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(polled + 1);
    expect(screen.getByText("5:00")).toBeVisible();
    await pass(10_000);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(polled + 3);
  });

  test("a check cannot be closed, and says why it told nothing", async () => {
    let reject!: (error: Error) => void;
    let slow = false;
    const page = show({
      getPaymentStatus: () =>
        slow
          ? new Promise((_, refused) => (reject = refused))
          : status("PENDING")(),
    });
    await page.order(/PIX/);
    await pass(MINUTES_5);
    slow = true;
    await page.user.click(button("Verificar agora"));
    expect(button("Verificando...")).toHaveAttribute("aria-busy", "true");
    expect(button("Fechar")).toBeDisabled();
    await page.user.keyboard("{Escape}");
    expect(page.closed).not.toHaveBeenCalled();
    reject(new Error("sem conexão com o servidor"));
    await pass(0);
    expect(
      screen.getByText(
        "Não foi possível verificar: sem conexão com o servidor",
      ),
    ).toBeVisible();
    expect(button("Fechar")).toBeEnabled();
  });

  test("a payment that is gone says so", async () => {
    let gone = false;
    const page = show({
      getPaymentStatus: () =>
        gone
          ? refuse(404, "NOT_FOUND", "Pagamento não encontrado")()
          : status("PENDING")(),
    });
    await page.order(/PIX/);
    await pass(MINUTES_5);
    gone = true;
    await page.user.click(button("Verificar agora"));
    await pass(0);
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Pagamento não encontrado$/,
    );
    expect(button("Tentar Novamente")).toBeVisible();
  });

  test("taken away while it polls, it asks no more and tells nothing", async () => {
    const page = show({ getPaymentStatus: status("CONFIRMED") });
    await page.order(/PIX/);
    page.unmount();
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toEqual([]);
    expect(page.paid).not.toHaveBeenCalled();
  });
});

describe("boleto", () => {
  test("tells its day and opens its slip safely; it is not polled", async () => {
    const page = show();
    await page.order(/Boleto/);
    expect(title()).toBe("Pague com boleto");
    expect(screen.getByText("25/11/2026")).toBeVisible();
    expect(screen.getByText("quarta-feira, em 5 dias")).toBeVisible();
    const link = screen.getByRole("link", { name: "Abrir boleto" });
    expect(link).toHaveAttribute("href", "https://pay.test/i/1");
    expect(link).toHaveAttribute("rel", "noopener");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveFocus();
    await page.user.click(button("Copiar link do boleto"));
    expect(await navigator.clipboard.readText()).toBe("https://pay.test/i/1");
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toEqual([]);
    await page.user.click(button("Fechar"));
    expect(page.closed).toHaveBeenCalledTimes(1);
  });

  test("a link that is not https is no link", async () => {
    const page = show(
      {},
      { payment: openPayment({ invoiceUrl: "javascript:alert(1)" }) },
    );
    await page.order(/Boleto/);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("alert")).toHaveTextContent("não é seguro");
  });
});

describe("card", () => {
  test("is charged after the payment was made, then confirmed", async () => {
    const page = show({ payWithCard: status("CONFIRMED") });
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
        number: NUMBER,
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

  test("what is wrong is told at once, the first field focused", async () => {
    const page = show();
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
    const page = show();
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

  test("one that is looked at is waited for", async () => {
    const page = show({
      payWithCard: status("PENDING"),
      getPaymentStatus: status("PROCESSING", "CONFIRMED"),
    });
    await page.order(/Cartão/);
    await page.payByCard();
    expect(screen.getByText("Confirmando o pagamento do cartão")).toBeVisible();
    await pass(10_000);
    expect(screen.getByText("Pagamento confirmado")).toBeVisible();
  });

  test("refused, it says that nothing was charged, and begins again without the card", async () => {
    const page = show({ payWithCard: status("FAILED") });
    await page.order(/Cartão/);
    await page.payByCard();
    expect(screen.getByRole("alert")).toHaveTextContent(
      /Erro ao processar pagamento com cartão.*nada foi cobrado/,
    );
    await page.user.click(button("Tentar Novamente"));
    expect(field("Email")).toHaveValue("helena@sabores.com.br");
    await page.user.click(button("Continuar"));
    await pass(0);
    expect(field("Número do cartão")).toHaveValue("");
    expect(page.callsOf("subscribe")).toHaveLength(2);
  });

  test.each([
    [refuse(409, "CONFLICT", "Tentativas demais"), "Tentativas demais"],
    [refuse(429, "RATE_LIMITED", "Tente amanhã"), "Tente amanhã"],
  ])("refused by the server, it says why", async (payWithCard, text) => {
    const page = show({ payWithCard });
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
      const page = show({
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
      await pass(0);
      await pass(10_000);
      expect(screen.getByText("Pagamento confirmado")).toBeVisible();
      expect(page.callsOf("payWithCard")).toHaveLength(1);
    },
  );

  test("in doubt and still open, the card is asked for again", async () => {
    const page = show({ payWithCard: noAnswer });
    await page.order(/Cartão/);
    await page.payByCard();
    await page.user.click(button("Verificar agora"));
    await pass(0);
    expect(
      screen.getByText(
        "O pagamento continua em aberto. Informe os dados do cartão de novo.",
      ),
    ).toBeVisible();
    expect(field("Número do cartão")).toHaveValue("");
  });

  test("a double click charges once, and cannot be closed meanwhile", async () => {
    const page = show({ payWithCard: () => new Promise(() => undefined) });
    await page.order(/Cartão/);
    await page.user.type(field("Nome impresso no cartão"), "helena prado");
    await page.user.type(field("Número do cartão"), NUMBER);
    await page.user.type(field("Mês"), "12");
    await page.user.type(field("Ano"), "2030");
    await page.user.type(field("CVV"), "987");
    await page.user.dblClick(button(/^Pagar R/));
    expect(page.callsOf("payWithCard")).toHaveLength(1);
    expect(button("Fechar")).toBeDisabled();
    expect(button("Aguarde...")).toBeVisible();
  });

  test("on the gateway's own page no card is typed here, and its outcome is awaited", async () => {
    const page = show(
      { getPaymentStatus: status("PENDING", "CONFIRMED") },
      { hosted: true },
    );
    await page.order(/Cartão/);
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

describe("what is typed of a card", () => {
  /** Everything a page keeps of anything. */
  const keptBy = ({ services, store }: ReturnType<typeof show>) =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll("input")].map(({ value }) => value),
      JSON.stringify(store),
      JSON.stringify(
        services.queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify(
        services.queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ].join("\n");

  test.each<[string, Answers]>([
    ["a success", { payWithCard: status("CONFIRMED") }],
    ["a refusal", { payWithCard: status("FAILED") }],
    ["no answer", { payWithCard: noAnswer }],
    ["an error", { payWithCard: refuse(500, "INTERNAL", "HTTP 500") }],
  ])("is nowhere after %s", async (_, answers) => {
    const said = (["log", "warn", "error", "info", "debug"] as const).map(
      (level) => jest.spyOn(console, level).mockImplementation(() => {}),
    );
    const page = show({ ...answers, getPaymentStatus: noAnswer });
    await page.order(/Cartão/);
    await page.payByCard();
    await pass(MINUTES_5);
    const everything = [
      keptBy(page),
      ...said.map(({ mock }) => JSON.stringify(mock.calls)),
    ].join("\n");
    expect(page.callsOf("payWithCard")).toHaveLength(1);
    for (const trace of [NUMBER, "4111 1111", "987"])
      expect(everything).not.toContain(trace);
  });

  test("is gone from the inputs when the dialog goes, when the page goes into the browser's cache, and when it comes back", async () => {
    const page = show();
    await page.order(/Cartão/);
    const number = field("Número do cartão");
    await page.user.type(number, NUMBER);
    window.dispatchEvent(
      Object.assign(new Event("pageshow"), { persisted: true }),
    );
    expect(number).toHaveValue("");
    await page.user.type(number, NUMBER);
    window.dispatchEvent(new Event("pagehide"));
    expect(number).toHaveValue("");
    await page.user.type(number, NUMBER);
    page.unmount();
    expect(number).toHaveValue("");
  });
});

test("two payments one after the other do not hear of each other", async () => {
  const first = show({ getPaymentStatus: status("CONFIRMED") });
  await first.order(/PIX/);
  await pass(4999);
  first.unmount();
  const second = show({}, { payment: openPayment({ id: "p2" }) });
  expect(field("Nome completo")).toHaveValue("");
  await second.order(/PIX/);
  await pass(20_000);
  expect(screen.getByText("Aguardando pagamento")).toBeVisible();
  expect(first.paid).not.toHaveBeenCalled();
  expect(second.callsOf("getPaymentStatus")).toHaveLength(4);
});
