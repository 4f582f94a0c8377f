import { press } from "isolation/press";
import { type RemoteScenarios, scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  inTurn,
  noNetwork,
  refusal,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { accountRefusals, loadingStates } from "isolation/usual-states";
import type {
  OpenPayment,
  Payment,
  PaymentStatus,
} from "shared-contracts/entities/payment";
import type { MySubscription } from "shared-contracts/entities/subscription";
import {
  openBoleto,
  openPayment,
  openPix,
  plansAnswer,
  withoutPlan,
  withPlan,
  withPlanOver,
} from "./testing/billing-data.ts";

const account = (mine: MySubscription) => ({
  api: () => [answer("getMySubscription", mine)],
});

const plans = scenariosOf("Planos", "/plans");

const plansPage = [
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
  plans(
    "plans-loading",
    "Carregando",
    "Carregando planos...",
    answers(silence("listPlans")),
  ),
  plans(
    "plans-unknown-status",
    "Assinatura não carrega",
    "Erro ao carregar informações do plano",
    answers(refusal("getMySubscription", "INTERNAL")),
  ),
  plans(
    "plans-error-503",
    "Erro ao buscar planos: 503",
    "Erro ao buscar planos: 503",
    answers(refusal("listPlans", "UNAVAILABLE")),
  ),
  plans(
    "plans-error-429",
    "Erro ao buscar planos: 429",
    "Erro ao buscar planos: 429",
    answers(refusal("listPlans", "RATE_LIMITED")),
  ),
  plans(
    "plans-offline",
    "Sem conexão",
    "Erro ao carregar planos: Falha após 3 tentativas: sem conexão com o servidor",
    answers(noNetwork("listPlans")),
  ),
];

async function startTrial({ screen, user }: Actor) {
  await user.click(
    await screen.findByRole("button", { name: "Começar teste grátis" }),
  );
}

const trial = scenariosOf("Teste grátis", "/plans");

const freeTrial = [
  trial("trial-starting", "Ativando", "Aguarde...", {
    ...answers(silence("activateTrial")),
    play: startTrial,
  }),
  trial("trial-started", "Ativado", "No produto, / abre aqui.", {
    play: startTrial,
  }),
  trial("trial-refused", "Recusado", "Você já usou o teste grátis", {
    ...answers(
      refusal("activateTrial", "CONFLICT", "Você já usou o teste grátis"),
    ),
    play: startTrial,
  }),
  trial(
    "trial-offline",
    "Sem conexão",
    "Falha após 3 tentativas: sem conexão com o servidor",
    { ...answers(noNetwork("activateTrial")), play: startTrial },
  ),
];

const FAILED = "Erro ao carregar informações do plano";

const myPlan = scenariosOf("Meu Plano", "/my-plan");

const myPlanPage = [
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

const statusIs = (status: PaymentStatus) =>
  answer("getPaymentStatus", { payment: { id: openPayment().id, status } });

const created = (changes: Partial<Payment>) =>
  answer("subscribe", { payment: openPayment(changes) });

const cardAnswers = (status: PaymentStatus) =>
  answer("payWithCard", { payment: { id: openPayment().id, status } });

/** The account before and after the payment. */
const paid = inTurn(
  answer("getMySubscription", withoutPlan),
  answer("getMySubscription", withPlan({ daysRemaining: 30 })),
);

/** Takes the monthly plan. */
async function choosePlan({ screen, user }: Actor) {
  const [first] = await screen.findAllByRole("button", { name: "Assinar" });
  await user.click(first!);
}

async function tellPayer({ screen, user }: Actor) {
  await user.type(await screen.findByLabelText("Nome completo"), "Ana Souza");
  await user.type(screen.getByLabelText("CPF"), "52998224725");
}

async function payByPix(actor: Actor) {
  await choosePlan(actor);
  await tellPayer(actor);
  await press("Gerar PIX")(actor);
}

async function payByBoleto(actor: Actor) {
  await choosePlan(actor);
  await actor.user.click(actor.screen.getByRole("radio", { name: /Boleto/ }));
  await tellPayer(actor);
  await press("Gerar boleto")(actor);
}

async function orderByCard(actor: Actor) {
  const { screen, user } = actor;
  await choosePlan(actor);
  await user.click(screen.getByRole("radio", { name: /Cartão/ }));
  await tellPayer(actor);
  const email = screen.queryByLabelText("Email");
  if (email) await user.type(email, "ana@exemplo.com.br");
  await press("Continuar")(actor);
}

/** A number that no bank gives out. */
async function payByCard(actor: Actor) {
  const { screen, user } = actor;
  await orderByCard(actor);
  const fields = {
    "Nome impresso no cartão": "ANA SOUZA",
    "Número do cartão": "4111111111111111",
    Mês: "12",
    Ano: String(new Date().getFullYear() + 2),
    CVV: "123",
  };
  for (const [label, text] of Object.entries(fields))
    await user.type(await screen.findByLabelText(label), text);
  await press(/^Pagar R/)(actor);
}

/** By PIX, and once the five minutes are over, the payer asks. */
async function payByPixAndCheck(actor: Actor) {
  await payByPix(actor);
  await press("Verificar agora")(actor);
}

const payment = scenariosOf("Pagamento", "/plans");

const choice = [
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
  payment(
    "payment-conflict",
    "Não criado: conflito",
    "Esta ação não é mais possível.",
    { ...answers(refusal("subscribe", "CONFLICT")), play: payByPix },
  ),
  payment(
    "payment-plan-gone",
    "Não criado: o plano já não existe",
    "Erro ao criar pagamentoNão encontrado",
    { ...answers(refusal("subscribe", "NOT_FOUND")), play: payByPix },
  ),
  payment(
    "payment-too-many",
    "Não criado: muitas tentativas",
    "Muitas tentativas. Aguarde um pouco e tente de novo.",
    { ...answers(refusal("subscribe", "RATE_LIMITED")), play: payByPix },
  ),
  payment(
    "payment-error",
    "Não criado: erro interno",
    "Erro ao criar pagamentoFalha após 3 tentativas: Erro interno.",
    { ...answers(refusal("subscribe", "INTERNAL")), play: payByPix },
  ),
  payment(
    "payment-offline",
    "Não criado: sem conexão",
    "Erro ao criar pagamentoFalha após 3 tentativas: sem conexão com o servidor",
    { ...answers(noNetwork("subscribe")), play: payByPix },
  ),
];

const pix = scenariosOf("PIX", "/plans");

const byPix = [
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
  pix("pix-overdue", "PIX vencido", "O prazo para pagar terminou.", {
    ...answers(statusIs("OVERDUE")),
    clock: 10,
    play: payByPix,
  }),
  pix("pix-failed", "PIX recusado", "O pagamento não passou", {
    ...answers(statusIs("FAILED")),
    clock: 10,
    play: payByPix,
  }),
  pix("pix-refunded", "PIX devolvido", "O pagamento foi devolvido.", {
    ...answers(statusIs("REFUNDED")),
    clock: 10,
    play: payByPix,
  }),
  pix("pix-unknown", "PIX em dúvida", "Não pague de novo.", {
    ...answers(statusIs("UNKNOWN")),
    clock: 10,
    play: payByPix,
  }),
];

const boleto = scenariosOf("Boleto", "/plans");

const byBoleto = [
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

const open = scenariosOf("Pagamento em aberto", "/plans");
const openOf = (...payments: OpenPayment[]) =>
  answers(answer("listOpenPayments", payments));

const leftOpen = [
  open("open-boleto", "Boleto", "Boleto em aberto:", openOf(openBoleto)),
  open("open-pix", "PIX", "PIX em aberto:", openOf(openPix)),
  open(
    "open-both",
    "PIX e boleto",
    "PIX em aberto:",
    openOf(openBoleto, openPix),
  ),
  open("open-boleto-again", "Boleto de novo", "Abrir boleto", {
    ...openOf(openBoleto),
    play: press("Ver boleto do plano Semestral"),
  }),
  open("open-pix-again", "PIX de novo", "Aguardando pagamento", {
    ...openOf(openPix),
    play: press("Ver PIX do plano Mensal"),
  }),
  open(
    "open-unknown",
    "Não carrega",
    "Não foi possível ver se há um pagamento em aberto",
    answers(refusal("listOpenPayments", "INTERNAL")),
  ),
  open(
    "open-offline",
    "Sem conexão",
    "Não foi possível ver se há um pagamento em aberto",
    answers(noNetwork("listOpenPayments")),
  ),
  scenariosOf("Pagamento em aberto", "/my-plan")(
    "open-my-plan",
    "Em Meu Plano",
    "Boleto em aberto:",
    {
      api: () => [
        answer("getMySubscription", withPlan({ daysRemaining: 5 })),
        answer("listOpenPayments", [openBoleto]),
      ],
    },
  ),
];

const card = scenariosOf("Cartão", "/plans");

const byCard = [
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
  card("card-conflict", "Cartão: conflito", "Esta ação não é mais possível.", {
    ...answers(refusal("payWithCard", "CONFLICT")),
    play: payByCard,
  }),
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

/** mf-billing alone: its two pages, and every state of a payment. */
export const billing: RemoteScenarios = {
  remote: "mf-billing",
  pages: [
    { path: "/plans", page: "plans", title: "Planos" },
    { path: "/my-plan", page: "my-plan", title: "Meu Plano" },
  ],
  api: () => [
    answer("listPlans", plansAnswer()),
    answer("getMySubscription", withoutPlan),
    answer("listOpenPayments", []),
    answer("activateTrial", { success: true }),
    answer("subscribe", { payment: openPayment() }),
    statusIs("PENDING"),
  ],
  scenarios: [
    ...myPlanPage,
    ...plansPage,
    ...freeTrial,
    ...choice,
    ...byPix,
    ...byBoleto,
    ...leftOpen,
    ...byCard,
    ...accountRefusals({
      path: "/my-plan",
      call: "getMySubscription",
      failed: FAILED,
    }),
  ],
};
