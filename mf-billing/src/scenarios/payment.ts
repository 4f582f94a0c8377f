import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
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
import { plansAnswer, withoutPlan } from "../testing/billing-data.ts";
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
const creating = scenariosOf("Pagamento", "/plans", { play: payByPix });

const notCreated = (id: string, why: string, code: ErrorCode) =>
  creating(`payment-${id}`, `Não criado: ${why}`, errorTexts[code], [
    refusal("subscribe", code),
  ]);

export const choice = [
  payment("payment-choice", "Escolha da forma", "Como deseja pagar?", {
    play: choosePlan,
  }),
  payment(
    "payment-automatic",
    "Escolha com PIX Automático",
    "Renovar com PIX Automático",
    {
      api: () => [
        answer("listPlans", { ...plansAnswer(), automaticPix: true }),
      ],
      play: choosePlan,
    },
  ),
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
  creating("payment-creating", "Criando", "Aguarde...", [silence("subscribe")]),
  creating(
    "payment-not-ready",
    "Criado sem código",
    "O pagamento ainda não ficou pronto. Tente de novo.",
    [created({ pixCopyPaste: null, pixQrCode: null })],
  ),
  notCreated("conflict", "conflito", "CONFLICT"),
  notCreated("plan-gone", "o plano já não existe", "NOT_FOUND"),
  notCreated("too-many", "muitas tentativas", "RATE_LIMITED"),
  notCreated("error", "erro interno", "INTERNAL"),
  creating("payment-offline", "Não criado: sem conexão", NO_ANSWER, [
    noNetwork("subscribe"),
  ]),
];

const pix = scenariosOf("PIX", "/plans", { play: payByPix });

const ended = (
  id: string,
  title: string,
  shows: string,
  status: PaymentStatus,
) =>
  pix(`pix-${id}`, title, shows, {
    api: () => [statusIs(status)],
    clock: 10,
  });

export const byPix = [
  pix("pix-pending", "PIX pendente", "Aguardando pagamento"),
  pix("pix-just-confirmed", "Pagamento confirmado", "já está ativo.", {
    api: () => [created({ status: "CONFIRMED" })],
    // The two seconds that it stands, drawn out.
    clock: 0.01,
  }),
  pix("pix-confirmed", "PIX confirmado", "Tudo certo com seu plano", {
    api: () => [
      inTurn(statusIs("PENDING"), statusIs("PENDING"), statusIs("CONFIRMED")),
      paid,
    ],
    clock: 10,
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
    },
  ),
  pix("pix-paused", "PIX após 5 minutos", "Verificação pausada", {
    clock: 100,
  }),
  pix(
    "pix-check-failed",
    "Verificação sem resposta",
    "Não foi possível verificar: sem conexão com o servidor",
    {
      api: () => [noNetwork("getPaymentStatus")],
      clock: 100,
      play: payByPixAndCheck,
    },
  ),
  pix("pix-not-found", "Pagamento não encontrado", "Pagamento não encontrado", {
    api: () => [refusal("getPaymentStatus", "NOT_FOUND")],
    clock: 100,
    play: payByPixAndCheck,
  }),
  ended("overdue", "PIX vencido", "O prazo para pagar terminou.", "OVERDUE"),
  ended("failed", "PIX recusado", "O pagamento não passou", "FAILED"),
  ended("refunded", "PIX devolvido", "O pagamento foi devolvido.", "REFUNDED"),
  ended("unknown", "PIX em dúvida", "Não pague de novo.", "UNKNOWN"),
];

const boleto = scenariosOf("Boleto", "/plans", { play: payByBoleto });

export const byBoleto = [
  boleto("boleto-pending", "Boleto", "Abrir boleto"),
  boleto(
    "boleto-unsafe",
    "Boleto com link inseguro",
    "O endereço do pagamento não é seguro",
    [created({ invoiceUrl: "javascript:alert(1)" })],
  ),
];
