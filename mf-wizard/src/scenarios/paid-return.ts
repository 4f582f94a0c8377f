import { scenariosOf } from "isolation/scenario";
import { answer, answers, noNetwork, silence } from "isolation/scenario-answer";
import { mine } from "./account.ts";

const paidReturn = scenariosOf("Volta do pagamento", "/?payment=success");

export const paidReturnStates = [
  paidReturn(
    "payment-return",
    "Plano ativo",
    "Tudo certo com seu plano",
    answers(answer("getMySubscription", mine())),
  ),
  paidReturn(
    "payment-return-trial",
    "Teste em andamento",
    "Seu teste grátis está ativo",
    answers(
      answer(
        "getMySubscription",
        mine({
          subscription: {
            ...mine().subscription!,
            planName: "Teste grátis",
            daysRemaining: 7,
          },
        }),
      ),
    ),
  ),
  paidReturn(
    "payment-return-plans-unknown",
    "Planos que não vêm",
    "Não foi possível confirmar seu plano agora",
    answers(noNetwork("listPlans")),
  ),
  paidReturn(
    "payment-return-pending",
    "Ainda não confirmado",
    "Pagamento ainda não confirmado",
    answers(
      answer(
        "getMySubscription",
        mine({ hasActivePlan: false, subscription: null }),
      ),
    ),
  ),
  paidReturn(
    "payment-return-unknown",
    "Não se sabe",
    "Não foi possível confirmar seu plano agora",
    answers(noNetwork("getMySubscription")),
  ),
  paidReturn(
    "payment-return-checking",
    "Confirmando",
    "Confirmando seu plano",
    answers(silence("getMySubscription")),
  ),
];
