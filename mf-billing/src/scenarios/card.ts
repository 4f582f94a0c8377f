import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import { plansAnswer } from "../testing/billing-data.ts";
import { cardAnswers, orderByCard, paid, payByCard, statusIs } from "./pay.ts";

const card = scenariosOf("Cartão", "/plans");
const paying = scenariosOf("Cartão", "/plans", { play: payByCard });

export const byCard = [
  card("card-form", "Dados do cartão", "Número do cartão", {
    play: orderByCard,
  }),
  card("card-missing", "Cartão em branco", "Nome obrigatório", {
    async play(actor) {
      await orderByCard(actor);
      await press(/^Pagar R/)(actor);
    },
  }),
  paying("card-paying", "Pagando", "Aguarde...", [silence("payWithCard")]),
  paying(
    "card-processing",
    "Cartão em análise",
    "Confirmando o pagamento do cartão",
    [cardAnswers("PROCESSING"), statusIs("PROCESSING")],
  ),
  paying("card-confirmed", "Cartão aprovado", "Tudo certo com seu plano", [
    cardAnswers("CONFIRMED"),
    paid,
  ]),
  paying(
    "card-refused",
    "Cartão recusado",
    "O cartão foi recusado e nada foi cobrado.",
    [cardAnswers("FAILED")],
  ),
  paying(
    "card-not-found",
    "Cartão: não encontrado",
    "Pagamento não encontrado",
    [refusal("payWithCard", "NOT_FOUND")],
  ),
  paying(
    "card-no-answer",
    "Cartão sem resposta",
    "Ainda não sabemos se o pagamento passou.",
    [noNetwork("payWithCard"), statusIs("UNKNOWN")],
  ),
  paying("card-again", "Cartão de novo", "O pagamento continua em aberto.", {
    api: () => [noNetwork("payWithCard"), statusIs("PENDING")],
    clock: 10,
  }),
  card("card-hosted", "Página segura", "Pagar na página segura", {
    api: () => [answer("listPlans", plansAnswer("hosted"))],
    play: orderByCard,
  }),
];
