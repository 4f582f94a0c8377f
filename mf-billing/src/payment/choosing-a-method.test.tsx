import { screen } from "@testing-library/react";
import type { Payment } from "shared-contracts/entities/payment";
import { openPayment } from "../testing/billing-data.ts";
import {
  button,
  field,
  showPaymentDialog,
  stopTheClock,
  answered,
  title,
} from "../testing/payment-dialog.tsx";
import { noAnswer, refusedFields } from "../testing/refusals.ts";

stopTheClock();

describe("the choice", () => {
  test("begins with PIX, and has an email field only for a card", async () => {
    const { user } = showPaymentDialog();
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

  test("asks for PIX Automático only where it is offered, and only by PIX", async () => {
    const { user, callsOf, order } = showPaymentDialog({}, { renewable: true });
    const box = () =>
      screen.queryByRole("checkbox", { name: /^Renovar com PIX Automático/ });
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(
      /R\$\s239,90 a cada 180 dias, um dia antes do fim do plano, até você encerrar/,
    );
    await user.click(box()!);
    await user.click(screen.getByRole("radio", { name: /Boleto/ }));
    expect(box()).toBeNull();
    await order(/PIX/);
    expect(callsOf("subscribe")[0]?.request["body"]).toMatchObject({
      automatic: true,
      paymentMethod: "PIX",
    });
  });

  test("without an offer it orders a plain PIX", async () => {
    const { callsOf, order } = showPaymentDialog();
    expect(screen.queryByText(/Automático/)).toBeNull();
    await order(/PIX/);
    expect(callsOf("subscribe")[0]?.request["body"]).not.toHaveProperty(
      "automatic",
    );
  });

  test("has no email field where the gateway's own page has one", async () => {
    const { user } = showPaymentDialog({}, { hosted: true });
    await user.click(screen.getByRole("radio", { name: /Cartão/ }));
    expect(screen.queryByLabelText("Email")).toBeNull();
    await user.click(button("Continuar"));
    expect(screen.getAllByRole("alert")).toHaveLength(2);
  });

  test("shows all errors at once, and removes each when its field is right", async () => {
    const { user, calls } = showPaymentDialog();
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

  test("sends the order once for a double click, and cannot be closed during the call", async () => {
    let answer!: (value: { payment: Payment }) => void;
    const page = showPaymentDialog({
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
    await answered();
    expect(title()).toBe("Pague com PIX");
  });

  test("a company pays with its name and CNPJ, and what a person typed is kept", async () => {
    const page = showPaymentDialog({
      subscribe: () => ({ payment: openPayment() }),
    });
    const { user, callsOf } = page;
    await user.type(field("CPF"), "12345678909");
    await user.click(field("Pagar como empresa"));
    await user.type(field("CNPJ"), "11222333000182");
    await user.click(button("Gerar PIX"));
    expect(field("Razão social")).toHaveAccessibleDescription(
      "Por favor, informe a razão social",
    );
    expect(field("CNPJ")).toHaveAccessibleDescription(
      "Por favor, informe um CNPJ válido",
    );
    await user.click(field("Pagar como empresa"));
    expect(field("CPF")).toHaveValue("123.456.789-09");
    expect(field("CPF")).toBeValid();
    await user.click(field("Pagar como empresa"));
    await user.type(field("Razão social"), "Sabores da Serra Ltda.");
    await user.type(field("CNPJ"), "{Backspace}1");
    await user.click(button("Gerar PIX"));
    expect(callsOf("subscribe")[0]!.request.body).toMatchObject({
      customerData: {
        name: "Sabores da Serra Ltda.",
        cpfCnpj: "11222333000181",
      },
    });
    await answered();
    expect(title()).toBe("Pague com PIX");
  });

  test("a refused field returns to the form, and the corrected order has a new key", async () => {
    const errors = [
      {
        path: "customerData.cpfCnpj",
        message: "Por favor, informe um CPF válido",
      },
    ];
    let fail = true;
    const page = showPaymentDialog({
      subscribe: () =>
        fail ? refusedFields(errors) : { payment: openPayment() },
    });
    await page.order(/PIX/);
    await answered();
    expect(title()).toBe("Como deseja pagar?");
    expect(field("CPF")).toHaveFocus();
    expect(field("CPF")).toHaveAccessibleDescription(errors[0]!.message);
    expect(field("Nome completo")).toBeValid();
    fail = false;
    await page.user.click(button("Gerar PIX"));
    await answered();
    expect(title()).toBe("Pague com PIX");
  });

  test("that fails keeps what was typed, and goes under the same key again until it changes", async () => {
    let fail = true;
    const page = showPaymentDialog({
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
    await answered();
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
