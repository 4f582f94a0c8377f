import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  inTurn,
  noNetwork,
  refusal,
  silence,
} from "isolation/scenario-answer";
import { NO_ANSWER } from "shared-contracts/client/error-text";
import {
  errorTexts,
  type ErrorCode,
} from "shared-contracts/endpoints/error-codes";
import type { PaymentStatus } from "shared-contracts/entities/payment";
import { withoutPlan } from "../testing/billing-data.ts";
import {
  choosePlan,
  created,
  paid,
  payByBoleto,
  payByPix,
  payByPixAndCheck,
  statusIs,
} from "./pay.ts";

const payment = scenariosOf("Pagamento", "/plans");

const notCreated = (id: string, why: string, code: ErrorCode) =>
  payment(`payment-${id}`, `Não criado: ${why}`, errorTexts[code], {
    ...answers(refusal("subscribe", code)),
    play: payByPix,
  });

export const choice = [
  payment("payment-choice", "Escolha da forma", "Como deseja pagar?", {
    play: choosePlan,
  }),
  payment(
    "payment-payer-missing",
    "Dados em falta",
    "Por favor, informe seu nome completo",
    {
      async play(actor) {
        await choosePlan(actor);
        await press("Gerar PIX")(actor);
      },
    },
  ),
  payment("payment-creating", "Criando", "Aguarde...", {
    ...answers(silence("subscribe")),
    play: payByPix,
  }),
  payment(
    "payment-not-ready",
    "Criado sem código",
    "O pagamento ainda não ficou pronto. Tente de novo.",
    {
      ...answers(created({ pixCopyPaste: null, pixQrCode: null })),
      play: payByPix,
    },
  ),
  notCreated("conflict", "conflito", "CONFLICT"),
  notCreated("plan-gone", "o plano já não existe", "NOT_FOUND"),
  notCreated("too-many", "muitas tentativas", "RATE_LIMITED"),
  notCreated("error", "erro interno", "INTERNAL"),
  payment("payment-offline", "Não criado: sem conexão", NO_ANSWER, {
    ...answers(noNetwork("subscribe")),
    play: payByPix,
  }),
];

const pix = scenariosOf("PIX", "/plans");

const ended = (
  id: string,
  title: string,
  shows: string,
  status: PaymentStatus,
) =>
  pix(`pix-${id}`, title, shows, {
    ...answers(statusIs(status)),
    clock: 10,
    play: payByPix,
  });

export const byPix = [
  pix("pix-pending", "PIX pendente", "Aguardando pagamento", {
    play: payByPix,
  }),
  pix("pix-just-confirmed", "Pagamento confirmado", "já está ativo.", {
    ...answers(created({ status: "CONFIRMED" })),
    // The two seconds that it stands, drawn out.
    clock: 0.01,
    play: payByPix,
  }),
  pix("pix-confirmed", "PIX confirmado", "Tudo certo com seu plano", {
    api: () => [
      inTurn(statusIs("PENDING"), statusIs("PENDING"), statusIs("CONFIRMED")),
      paid,
    ],
    clock: 10,
    play: payByPix,
  }),
  pix(
    "pix-confirmed-unknown-plan",
    "PIX confirmado, plano não carrega",
    "Os dias aparecem em Meu Plano.",
    {
      api: () => [
        statusIs("RECEIVED"),
        inTurn(
          answer("getMySubscription", withoutPlan),
          refusal("getMySubscription", "INTERNAL"),
        ),
      ],
      clock: 10,
      play: payByPix,
    },
  ),
  pix("pix-paused", "PIX após 5 minutos", "Verificação pausada", {
    clock: 100,
    play: payByPix,
  }),
  pix(
    "pix-check-failed",
    "Verificação sem resposta",
    "Não foi possível verificar: sem conexão com o servidor",
    {
      ...answers(noNetwork("getPaymentStatus")),
      clock: 100,
      play: payByPixAndCheck,
    },
  ),
  pix("pix-not-found", "Pagamento não encontrado", "Pagamento não encontrado", {
    ...answers(refusal("getPaymentStatus", "NOT_FOUND")),
    clock: 100,
    play: payByPixAndCheck,
  }),
  ended("overdue", "PIX vencido", "O prazo para pagar terminou.", "OVERDUE"),
  ended("failed", "PIX recusado", "O pagamento não passou", "FAILED"),
  ended("refunded", "PIX devolvido", "O pagamento foi devolvido.", "REFUNDED"),
  ended("unknown", "PIX em dúvida", "Não pague de novo.", "UNKNOWN"),
];

const boleto = scenariosOf("Boleto", "/plans");

export const byBoleto = [
  boleto("boleto-pending", "Boleto", "Abrir boleto", { play: payByBoleto }),
  boleto(
    "boleto-unsafe",
    "Boleto com link inseguro",
    "O endereço do pagamento não é seguro",
    {
      ...answers(created({ invoiceUrl: "javascript:alert(1)" })),
      play: payByBoleto,
    },
  ),
];
