import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import {
  halfYearPlan,
  pastPayment,
  withPlan,
} from "../testing/billing-data.ts";

const paid = [
  pastPayment({
    id: "019aa7c2-6f00-7a31-8c52-3f0d5b7e9a13",
    plan: halfYearPlan,
    paidAt: "2026-11-20T15:00:00.000Z",
  }),
  pastPayment(),
  pastPayment({
    id: "019aa7c2-6f00-7a31-8c52-3f0d5b7e9a11",
    method: "BOLETO",
    paidAt: "2026-09-28T15:00:00.000Z",
  }),
  pastPayment({
    id: "019aa7c2-6f00-7a31-8c52-3f0d5b7e9a12",
    method: "CREDIT_CARD",
    status: "REFUNDED",
    paidAt: "2026-08-28T15:00:00.000Z",
  }),
];

const history = scenariosOf("Pagamentos", "/my-plan", {
  api: () => [
    answer("getMySubscription", withPlan({ daysRemaining: 23 })),
    answer("listPayments", paid),
  ],
});
const RECEIPT = "Recibo de 28/10/2026";

export const paymentStates = [
  history("payments", "Histórico", "Pago até hoje"),
  history("payments-many", "Cem pagamentos", "Devolvido", [
    answer(
      "listPayments",
      Array.from({ length: 100 }, (_, nth) => ({
        ...paid[nth % paid.length]!,
        id: `019aa7c2-6f00-7a31-8c52-${String(nth).padStart(12, "0")}`,
      })),
    ),
  ]),
  history("payments-offline", "Não carrega", "carregar os pagamentos", [
    noNetwork("listPayments"),
  ]),
  history("receipt-making", "Recibo: gerando", "Pagamentos", {
    api: () => [silence("getReceipt")],
    play: press(RECEIPT),
  }),
  history("receipt-failed", "Recibo: erro", "Erro ao baixar recibo", {
    api: () => [refusal("getReceipt", "INTERNAL")],
    play: press(RECEIPT),
  }),
];
