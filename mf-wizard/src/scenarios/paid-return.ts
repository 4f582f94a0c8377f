import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, silence } from "isolation/scenario-answer";
import { mine } from "./account.ts";

const paidReturn = scenariosOf("Volta do pagamento", "/?payment=success");

const UNKNOWN = "Não foi possível confirmar seu plano agora";

const trial = {
  ...mine().subscription!,
  planName: "Teste grátis",
  daysRemaining: 7,
};

export const paidReturnStates = [
  paidReturn("payment-return", "Plano ativo", "Tudo certo com seu plano"),
  paidReturn(
    "payment-return-trial",
    "Teste em andamento",
    "Seu teste grátis está ativo",
    [answer("getMySubscription", mine({ subscription: trial }))],
  ),
  paidReturn("payment-return-plans-unknown", "Planos que não vêm", UNKNOWN, [
    noNetwork("listPlans"),
  ]),
  paidReturn(
    "payment-return-pending",
    "Ainda não confirmado",
    "Pagamento ainda não confirmado",
    [
      answer(
        "getMySubscription",
        mine({ hasActivePlan: false, subscription: null }),
      ),
    ],
  ),
  paidReturn("payment-return-unknown", "Não se sabe", UNKNOWN, [
    noNetwork("getMySubscription"),
  ]),
  paidReturn(
    "payment-return-checking",
    "Confirmando",
    "Confirmando seu plano",
    [silence("getMySubscription")],
  ),
];
