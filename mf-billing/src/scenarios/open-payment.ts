import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, refusal } from "isolation/scenario-answer";
import type { OpenPayment } from "shared-contracts/entities/payment";
import { openBoleto, openPix, withPlan } from "../testing/billing-data.ts";

const open = scenariosOf("Pagamento em aberto", "/plans");
const openOf = (...payments: OpenPayment[]) => [
  answer("listOpenPayments", payments),
];

export const leftOpen = [
  open("open-boleto", "Boleto", "Boleto em aberto:", openOf(openBoleto)),
  open("open-pix", "PIX", "PIX em aberto:", openOf(openPix)),
  open(
    "open-both",
    "PIX e boleto",
    "PIX em aberto:",
    openOf(openBoleto, openPix),
  ),
  open("open-boleto-again", "Boleto de novo", "Abrir boleto", {
    api: () => openOf(openBoleto),
    play: press("Ver boleto do plano Semestral"),
  }),
  open("open-pix-again", "PIX de novo", "Aguardando pagamento", {
    api: () => openOf(openPix),
    play: press("Ver PIX do plano Mensal"),
  }),
  open(
    "open-unknown",
    "Não carrega",
    "Não foi possível ver se há um pagamento em aberto",
    [refusal("listOpenPayments", "INTERNAL")],
  ),
  scenariosOf("Pagamento em aberto", "/my-plan")(
    "open-my-plan",
    "Em Meu Plano",
    "Boleto em aberto:",
    {
      api: () => [
        answer("getMySubscription", withPlan({ daysRemaining: 5 })),
        answer("listOpenPayments", [openBoleto]),
      ],
    },
  ),
];
