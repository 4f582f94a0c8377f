import { jest } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openPayment } from "../testing/billing-data.ts";
import {
  MINUTES_5,
  button,
  field,
  pass,
  showPaymentDialog,
  status,
  answered,
  stopTheClock,
} from "../testing/payment-dialog.tsx";
import { QR_CODE } from "../testing/qr-code.ts";
import { refuse } from "../testing/refusals.ts";

stopTheClock();

describe("PIX", () => {
  test("shows its code, then confirms without being touched again", async () => {
    const page = showPaymentDialog({
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
        "A confirmação aparece aqui. Vence em 25/11/2026; pago depois, também vale.",
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

  test("a confirmation closed early still counts", async () => {
    const page = showPaymentDialog(
      {},
      { payment: openPayment({ status: "CONFIRMED" }) },
    );
    await page.order(/PIX/);
    await page.user.click(button("Fechar"));
    expect(page.paid).toHaveBeenCalledTimes(1);
    expect(page.closed).not.toHaveBeenCalled();
  });

  test("polls never overlap, and a failed one is only logged [polling-stops]", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
    let reject!: (error: Error) => void;
    const page = showPaymentDialog({
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
    const page = showPaymentDialog();
    await page.order(/PIX/);
    await pass(MINUTES_5);
    const polled = page.callsOf("getPaymentStatus").length;
    expect(screen.getByText("Verificação pausada")).toBeVisible();
    expect(
      screen.getByText(
        "Passaram 5 minutos. Vence em 25/11/2026; pago depois, também vale.",
      ),
    ).toBeVisible();
    expect(button("Verificar agora")).toHaveFocus();
    expect(field("PIX copia e cola")).toBeVisible();
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(polled);
    await page.user.dblClick(button("Verificar agora"));
    await answered();
    expect(page.callsOf("getPaymentStatus")).toHaveLength(polled + 1);
    expect(screen.getByText("5:00")).toBeVisible();
    await pass(10_000);
    expect(page.callsOf("getPaymentStatus")).toHaveLength(polled + 3);
  });

  test("a running check cannot be closed, and a failed one shows the reason", async () => {
    let reject!: (error: Error) => void;
    let slow = false;
    const page = showPaymentDialog({
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
    await answered();
    expect(
      screen.getByText(
        "Não foi possível verificar: sem conexão com o servidor",
      ),
    ).toBeVisible();
    expect(button("Fechar")).toBeEnabled();
  });

  test("a missing payment is reported", async () => {
    let gone = false;
    const page = showPaymentDialog({
      getPaymentStatus: () =>
        gone
          ? refuse(404, "NOT_FOUND", "Pagamento não encontrado")()
          : status("PENDING")(),
    });
    await page.order(/PIX/);
    await pass(MINUTES_5);
    gone = true;
    await page.user.click(button("Verificar agora"));
    await answered();
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Pagamento não encontrado$/,
    );
    expect(button("Tentar Novamente")).toBeVisible();
  });

  test("unmounted while it polls, it stops", async () => {
    const page = showPaymentDialog({ getPaymentStatus: status("CONFIRMED") });
    await page.order(/PIX/);
    page.unmount();
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toEqual([]);
    expect(page.paid).not.toHaveBeenCalled();
  });
});

test("two payments in a row do not affect each other", async () => {
  const first = showPaymentDialog({ getPaymentStatus: status("CONFIRMED") });
  await first.order(/PIX/);
  await pass(4999);
  first.unmount();
  const second = showPaymentDialog({}, { payment: openPayment({ id: "p2" }) });
  expect(field("Nome completo")).toHaveValue("");
  await second.order(/PIX/);
  await pass(20_000);
  expect(screen.getByText("Aguardando pagamento")).toBeVisible();
  expect(first.paid).not.toHaveBeenCalled();
  expect(second.callsOf("getPaymentStatus")).toHaveLength(4);
});
