import { screen } from "@testing-library/react";
import { openPayment } from "../testing/billing-data.ts";
import {
  MINUTES_5,
  button,
  pass,
  showPaymentDialog,
  stopTheClock,
  title,
} from "../testing/payment-dialog.tsx";

stopTheClock();

describe("boleto", () => {
  test("shows its due day and opens its slip safely; it is not polled", async () => {
    const page = showPaymentDialog();
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
    expect(
      await screen.findByRole("button", { name: "Copiado" }),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("https://pay.test/i/1");
    await pass(MINUTES_5);
    expect(page.callsOf("getPaymentStatus")).toEqual([]);
    await page.user.click(button("Fechar"));
    expect(page.closed).toHaveBeenCalledTimes(1);
  });

  test("a link that is not https is no link", async () => {
    const page = showPaymentDialog(
      {},
      { payment: openPayment({ invoiceUrl: "javascript:alert(1)" }) },
    );
    await page.order(/Boleto/);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("alert")).toHaveTextContent("não é seguro");
  });
});
