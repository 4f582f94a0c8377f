import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import type { PastPayment } from "shared-contracts/entities/payment";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { pastPayment } from "../testing/billing-data.ts";
import { refuse } from "../testing/refusals.ts";
import { PaymentsCard } from "./PaymentsCard.tsx";

const show = (payments: PastPayment[], answers: Answers = {}) =>
  renderWithAppState(<PaymentsCard />, {
    answers: { listPayments: () => payments, ...answers },
  });

const card = () => screen.findByRole("region", { name: "Pagamentos" });

const broken = refuse(500, "INTERNAL", "Erro interno.");

const id = (nth: number) =>
  `019aa7c2-6f00-7a31-8c52-${String(nth).padStart(12, "0")}`;

test("what arrived is listed with its receipt and summed; what was refunded has none and does not count", async () => {
  show([
    pastPayment({ id: id(1) }),
    pastPayment({
      id: id(2),
      method: "BOLETO",
      paidAt: "2026-09-28T15:00:00.000Z",
    }),
    pastPayment({ id: id(3), status: "REFUNDED" }),
    pastPayment({ id: id(4), status: "FAILED", paidAt: null }),
  ]);
  const rows = within(await card())
    .getAllByRole("row")
    .slice(1);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent("28/09/2026");
  expect(rows[1]).toHaveTextContent("Mensal, 30 dias");
  expect(rows[1]).toHaveTextContent("Boleto");
  expect(rows[2]).toHaveTextContent("Devolvido");
  expect(screen.getAllByRole("button", { name: /^Recibo de/ })).toHaveLength(2);
  expect(await card()).toHaveTextContent(/Pago até hojeR\$\s99,80/);
});

test("a list that may be cut off has no sum", async () => {
  show(Array.from({ length: 100 }, (_, nth) => pastPayment({ id: id(nth) })));
  expect(await card()).not.toHaveTextContent("Pago até hoje");
});

test("without a payment that arrived there is no card", async () => {
  const page = show([pastPayment({ status: "PENDING", paidAt: null })]);
  await waitFor(() => expect(page.calls).toHaveLength(1));
  expect(screen.queryByText("Pagamentos")).toBeNull();
});

test("a list that does not come offers another try", async () => {
  let fails = true;
  const { user } = show([], {
    listPayments: () => (fails ? broken() : [pastPayment()]),
  });
  expect(await screen.findByText(/carregar os pagamentos/)).toBeVisible();
  fails = false;
  await user.click(screen.getByRole("button", { name: "Tentar Novamente" }));
  expect(await card()).toBeVisible();
});

test("a receipt is downloaded under its payment's number, and a failure says why", async () => {
  const names: string[] = [];
  URL.createObjectURL = () => "blob:receipt";
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  let fails = false;
  const page = show([pastPayment({ id: id(1) })], {
    getReceipt: () => (fails ? broken() : new Blob(["%PDF"])),
  });
  const press = async () =>
    page.user.click(
      await screen.findByRole("button", { name: "Recibo de 28/10/2026" }),
    );
  await press();
  await waitFor(() => expect(names).toEqual([`recibo-${id(1)}.pdf`]));
  expect(page.calls.slice(-1)).toMatchObject([
    { name: "getReceipt", request: { params: { paymentId: id(1) } } },
  ]);
  fails = true;
  await press();
  await waitFor(() =>
    expect(page.notices).toMatchObject([
      { text: "Erro ao baixar recibo: Erro interno.", tone: "error" },
    ]),
  );
});
