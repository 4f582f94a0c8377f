import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { MySubscription } from "shared-contracts/entities/subscription";
import {
  withoutPlan,
  withPlan,
  withPlanOver,
} from "../testing/billing-data.ts";

export const account = (mine: MySubscription) => ({
  api: () => [answer("getMySubscription", mine)],
});

const plans = scenariosOf("Planos", "/plans");

export const plansPage = [
  plans("plans-no-plan", "Sem plano", "Comece com 7 dias grátis!"),
  plans(
    "plans-trial-used",
    "Teste já usado",
    "Escolha um plano para usar o app.",
    account({ ...withoutPlan, usedFreeTrial: true }),
  ),
  plans(
    "plans-active",
    "Plano ativo",
    "Plano ativo: Mensal.",
    account(withPlan()),
  ),
  plans(
    "plans-trial-running",
    "Teste em andamento",
    "Plano ativo: Teste grátis.",
    account(withPlan({ planName: "Teste grátis", daysRemaining: 5 })),
  ),
  plans(
    "trial-ended",
    "Teste terminou",
    "Seu período de teste de 7 dias terminou.",
    account(withPlanOver("Teste grátis")),
  ),
  plans(
    "plans-expired",
    "Plano expirado",
    "Seu plano expirou.",
    account(withPlanOver("Mensal")),
  ),
  plans("plans-visitor", "Sem login", "Menor preço", { visitor: true }),
  plans("plans-loading", "Carregando", "Carregando planos...", [
    silence("listPlans"),
  ]),
  plans(
    "plans-unknown-status",
    "Assinatura não carrega",
    "Erro ao carregar informações do plano",
    [refusal("getMySubscription", "INTERNAL")],
  ),
  plans(
    "plans-error-503",
    "Erro ao buscar planos: 503",
    "Erro ao buscar planos: 503",
    [refusal("listPlans", "UNAVAILABLE")],
  ),
  plans(
    "plans-offline",
    "Sem conexão",
    "Erro ao carregar planos: Falha após 3 tentativas: sem conexão com o servidor",
    [noNetwork("listPlans")],
  ),
];

const trial = scenariosOf("Teste grátis", "/plans", {
  play: press("Começar teste grátis"),
});

export const freeTrial = [
  trial("trial-starting", "Ativando", "Aguarde...", [silence("activateTrial")]),
  trial("trial-started", "Ativado", "No produto, / abre aqui."),
  trial("trial-refused", "Recusado", "Você já usou o teste grátis", [
    refusal("activateTrial", "CONFLICT", "Você já usou o teste grátis"),
  ]),
  trial(
    "trial-offline",
    "Sem conexão",
    "Falha após 3 tentativas: sem conexão com o servidor",
    [noNetwork("activateTrial")],
  ),
];
