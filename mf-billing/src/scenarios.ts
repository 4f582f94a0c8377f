import type { RemoteScenarios, Scenario } from "isolation/scenario";
import { answer, inTurn, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import {
  openPayment,
  plansAnswer,
  withoutPlan,
  withPlan,
  withPlanOver,
} from "./testing/billing-data.ts";

const paymentIs = (status: PaymentStatus) =>
  answer("getPaymentStatus", {
    payment: { id: openPayment().id, status },
  });

/** Takes the monthly plan and says who pays. */
async function choosePlan({ screen, user }: Actor) {
  const [subscribe] = await screen.findAllByRole("button", { name: "Assinar" });
  await user.click(subscribe!);
  await user.type(await screen.findByLabelText("Nome completo"), "Ana Souza");
  await user.type(screen.getByLabelText("CPF"), "52998224725");
}

async function payByPix(actor: Actor) {
  await choosePlan(actor);
  await actor.user.click(
    actor.screen.getByRole("button", { name: "Gerar PIX" }),
  );
}

const myPlan: Scenario[] = [
  {
    id: "my-plan-active",
    title: "Ativo",
    group: "Meu Plano",
    path: "/my-plan",
    api: () => [answer("getMySubscription", withPlan({ daysRemaining: 23 }))],
    shows: "23 dias",
  },
  {
    id: "my-plan-loading",
    title: "Carregando",
    group: "Meu Plano",
    path: "/my-plan",
    api: () => [silence("getMySubscription")],
    shows: "Carregando Meu Plano...",
  },
  {
    id: "my-plan-error",
    title: "Erro ao carregar",
    group: "Meu Plano",
    path: "/my-plan",
    api: () => [refusal("getMySubscription", "INTERNAL")],
    shows: "Erro ao carregar informações do plano",
  },
];

const plans: Scenario[] = [
  {
    id: "trial-ended",
    title: "Teste terminou",
    group: "Planos",
    path: "/plans",
    api: () => [answer("getMySubscription", withPlanOver("Teste grátis"))],
    shows: "Seu período de teste de 7 dias terminou.",
  },
];

const payment: Scenario[] = [
  {
    id: "pix-pending",
    title: "PIX pendente",
    group: "Pagamento",
    path: "/plans",
    play: payByPix,
    shows: "PIX copia e cola",
  },
  {
    id: "pix-confirmed",
    title: "PIX confirmado",
    group: "Pagamento",
    path: "/plans",
    clock: 10,
    api: () => [
      inTurn(
        paymentIs("PENDING"),
        paymentIs("PENDING"),
        paymentIs("CONFIRMED"),
      ),
      inTurn(
        answer("getMySubscription", withoutPlan),
        answer("getMySubscription", withPlan({ daysRemaining: 30 })),
      ),
    ],
    play: payByPix,
    shows: "Tudo certo com seu plano",
  },
];

/** mf-billing alone: its two pages and every state of them, payments included. */
export const billing: RemoteScenarios = {
  remote: "mf-billing",
  pages: [
    { path: "/plans", page: "plans", title: "Planos" },
    { path: "/my-plan", page: "my-plan", title: "Meu Plano" },
  ],
  api: () => [
    answer("listPlans", plansAnswer()),
    answer("getMySubscription", withoutPlan),
    answer("activateTrial", { success: true }),
    answer("subscribe", { payment: openPayment() }),
    paymentIs("PENDING"),
  ],
  scenarios: [...myPlan, ...plans, ...payment],
};
