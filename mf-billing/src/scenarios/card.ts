import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  noNetwork,
  refusal,
  silence,
} from "isolation/scenario-answer";
import { plansAnswer } from "../testing/billing-data.ts";
import { cardAnswers, orderByCard, paid, payByCard, statusIs } from "./pay.ts";

const card = scenariosOf("Cartão", "/plans");

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
  card("card-paying", "Pagando", "Aguarde...", {
    ...answers(silence("payWithCard")),
    play: payByCard,
  }),
  card(
    "card-processing",
    "Cartão em análise",
    "Confirmando o pagamento do cartão",
    {
      ...answers(cardAnswers("PROCESSING"), statusIs("PROCESSING")),
      play: payByCard,
    },
  ),
  card("card-confirmed", "Cartão aprovado", "Tudo certo com seu plano", {
    api: () => [cardAnswers("CONFIRMED"), paid],
    play: payByCard,
  }),
  card(
    "card-refused",
    "Cartão recusado",
    "O cartão foi recusado e nada foi cobrado.",
    { ...answers(cardAnswers("FAILED")), play: payByCard },
  ),
  card("card-not-found", "Cartão: não encontrado", "Pagamento não encontrado", {
    ...answers(refusal("payWithCard", "NOT_FOUND")),
    play: payByCard,
  }),
  card(
    "card-no-answer",
    "Cartão sem resposta",
    "Ainda não sabemos se o pagamento passou.",
    {
      ...answers(noNetwork("payWithCard"), statusIs("UNKNOWN")),
      play: payByCard,
    },
  ),
  card("card-again", "Cartão de novo", "O pagamento continua em aberto.", {
    ...answers(noNetwork("payWithCard"), statusIs("PENDING")),
    clock: 10,
    play: payByCard,
  }),
  card("card-hosted", "Página segura", "Pagar na página segura", {
    ...answers(answer("listPlans", plansAnswer("hosted"))),
    play: orderByCard,
  }),
];
