import { scenariosOf } from "isolation/scenario";
import { noNetwork, silence } from "isolation/scenario-answer";
import { withPlan } from "../testing/billing-data.ts";
import { account } from "./plans.ts";

/** The address in isolation. In the product, mf-wizard's home shows it. */
export const PART = "/parte-do-inicio";

const days = scenariosOf("Dias do plano, no Início", PART);

export const planDays = [
  days(
    "plan-days",
    "Ativo",
    "23 dias restantes",
    account(withPlan({ daysRemaining: 23 })),
  ),
  days(
    "plan-days-last",
    "Último dia",
    "1 dia restante",
    account(withPlan({ daysRemaining: 1 })),
  ),
  days("plan-days-loading", "Carregando", "Ver plano", [
    silence("getMySubscription"),
  ]),
  days("plan-days-unknown", "Sem conexão", "Erro ao carregar informações", [
    noNetwork("getMySubscription"),
  ]),
];
