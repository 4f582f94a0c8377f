import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { loadingStates } from "isolation/usual-states";
import {
  automaticPix,
  withoutPlan,
  withPlan,
  withPlanOver,
} from "../testing/billing-data.ts";
import { account } from "./plans.ts";

export const FAILED = "Erro ao carregar informações do plano";

const END = "Encerrar PIX Automático";

/** Five days before the end. */
const renewing = ({ refused }: { refused: boolean }) =>
  account({
    ...withPlan({ daysRemaining: 5 }),
    automaticPix: automaticPix({ day: "2026-11-26", refused }),
  });

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
    "my-plan-automatic",
    "PIX Automático",
    "um dia antes do término",
    account({
      ...withPlan({ daysRemaining: 23 }),
      automaticPix: automaticPix(),
    }),
  ),
  myPlan(
    "my-plan-automatic-charge",
    "PIX Automático: cobrança marcada",
    "Seu banco paga",
    renewing({ refused: false }),
  ),
  myPlan(
    "my-plan-automatic-refused",
    "PIX Automático: cobrança recusada",
    "não passou",
    renewing({ refused: true }),
  ),
  myPlan(
    "my-plan-automatic-end",
    "Encerrar PIX Automático",
    "Nada mais é cobrado.",
    { ...renewing({ refused: false }), play: press(END) },
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
