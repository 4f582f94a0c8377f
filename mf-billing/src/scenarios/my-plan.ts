import { scenariosOf } from "isolation/scenario";
import { loadingStates } from "isolation/usual-states";
import {
  withoutPlan,
  withPlan,
  withPlanOver,
} from "../testing/billing-data.ts";
import { account } from "./plans.ts";

export const FAILED = "Erro ao carregar informações do plano";

const myPlan = scenariosOf("Meu Plano", "/my-plan");

export const myPlanPage = [
  myPlan(
    "my-plan-active",
    "Ativo",
    "23 dias",
    account(withPlan({ daysRemaining: 23 })),
  ),
  myPlan(
    "my-plan-ending",
    "Terminando em 5 dias",
    "Seu plano termina em 5 dias.",
    account(withPlan({ daysRemaining: 5 })),
  ),
  myPlan(
    "my-plan-last-day",
    "Último dia",
    "Seu plano termina em 1 dia.",
    account(withPlan({ daysRemaining: 1 })),
  ),
  myPlan(
    "my-plan-trial",
    "Teste em andamento",
    "Escolha um plano antes do fim do teste.",
    account(withPlan({ planName: "Teste grátis", daysRemaining: 5 })),
  ),
  myPlan(
    "my-plan-trial-ending",
    "Teste terminando",
    "Escolha um plano e nenhum dia se perde.",
    account(withPlan({ planName: "Teste grátis", daysRemaining: 3 })),
  ),
  myPlan(
    "my-plan-expired",
    "Expirado",
    "Seu plano expirou.",
    account(withPlanOver("Mensal")),
  ),
  myPlan("my-plan-none", "Sem plano", "Comece com 7 dias grátis!"),
  myPlan(
    "my-plan-none-trial-used",
    "Sem plano, teste já usado",
    "Escolha entre mensal, semestral e anual.",
    account({ ...withoutPlan, usedFreeTrial: true }),
  ),
  ...loadingStates({
    id: "my-plan",
    group: "Meu Plano",
    path: "/my-plan",
    call: "getMySubscription",
    loading: "Carregando Meu Plano...",
    failed: FAILED,
  }),
];
