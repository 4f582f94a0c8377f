import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answer,
  answers,
  noNetwork,
  refusal,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import {
  type FollowUp,
  readFollowUp,
} from "shared-contracts/entities/follow-up";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { SentProposal } from "shared-contracts/entities/sending";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { savedBudget } from "./testing/saved-budget.ts";

const SENT: SentProposal = {
  n: 1,
  at: "2026-11-22T15:00:00.000Z",
  versao: 3,
  totalFinal: 25004,
  perPerson: 250.04,
  validUntil: "2099-12-22",
  parts: {},
  content: "x",
};

/** The same before 350 reais of team and margins were added. */
const CHEAPER: SentProposal = {
  ...SENT,
  totalFinal: 24654,
  perPerson: 246.54,
  parts: { team: 3350, subtotal: 17610 },
};

/** A saved budget with what the API keeps of its proposal. */
function followed(followUp: Partial<FollowUp>): SavedBudget {
  const dados = { ...SAMPLE_100, ...followUp };
  return savedBudget({ totalFinal: 25004, dados });
}

/** An account with that budget. */
export function kept(
  followUp: Partial<FollowUp>,
  ...others: readonly ScenarioAnswer[]
) {
  const saved = followed(followUp);
  const { status, sent } = readFollowUp(saved.dados);
  const lastSent = sent.at(-1) ?? null;
  return answers(
    answer("getBudget", saved),
    answer("listBudgetSummaries", [
      {
        ...summarizeBudget(saved),
        status,
        lastSent,
        changedSinceSent: lastSent !== null && lastSent.totalFinal !== 25004,
      },
    ]),
    ...others,
  );
}

/** Who sends the proposals of that account. */
const SOURCES = [
  answer("getUserConfig", { darkMode: false }),
  answer("getLogo", { logoUrl: null, file: null }),
  answer("getProfile", {
    name: "ana",
    email: "contato@saboresdaserra.com.br",
    phone: "31987654321",
  }),
  answer("getCompany", {
    companyName: "Sabores da Serra",
    cnpj: "",
    address: "Savassi, Belo Horizonte",
    cep: "",
    contactEmail: "",
    contactPhone: "",
  }),
];

/** That budget is open, without a change. */
function open(store: BudgetStore) {
  store.load(SAMPLE_100, { id: 1, name: savedBudget().nome, version: 3 });
}

const choose =
  (status: string) =>
  async ({ screen, user }: Actor) => {
    await press(/^Situação: /)({ screen, user });
    await user.click(
      await screen.findByRole("menuitemradio", { name: status }),
    );
  };

/** A row of the list with this of its proposal. */
const row = (
  id: number,
  nome: string,
  proposal: Partial<SavedBudgetSummary>,
): SavedBudgetSummary => ({
  ...summarizeBudget(savedBudget({ id, nome, totalFinal: 25004 })),
  ...proposal,
});

const listed = scenariosOf("Meus Orçamentos", "/orcamentos");

/** Budgets of every status, one changed since it was sent and one whose offer is over. */
const every = [
  row(1, "Casamento Ana e Rui", {
    status: "enviada",
    lastSent: CHEAPER,
    changedSinceSent: true,
  }),
  row(2, "Formatura Santo Antônio", {
    status: "enviada",
    lastSent: { ...SENT, validUntil: "2025-11-19" },
  }),
  row(3, "Aniversário 40 anos Carla", { status: "aprovada", lastSent: SENT }),
  row(4, "Coffee break Fundação Araripe", {
    status: "perdida",
    lastSent: SENT,
  }),
  row(5, "Bodas de ouro família Nogueira", {}),
];

export const statusListStates = [
  listed("saved-statuses", "Situações", "Venceu em 19/11/2025", {
    ...answers(answer("listBudgetSummaries", every)),
  }),
  listed("saved-status-gone", "Situação: já excluído", "já foi excluído", {
    ...answers(
      answer("listBudgetSummaries", every),
      refusal("getBudget", "NOT_FOUND"),
    ),
    async play({ screen, user }) {
      await press("Situação de Casamento Ana e Rui: Enviada")({ screen, user });
      await user.click(
        await screen.findByRole("menuitemradio", { name: "Perdida" }),
      );
    },
  }),
];

const NOT_CHANGED = "Não foi possível mudar a situação";
const seeChange = press("Ver o que mudou");
const prepare = press("Preparar proposta");
const seeSent = press("Ver a proposta enviada");

const TERMS = answer("getUserConfig", { darkMode: false });
const COMPANY = answer("getCompany", {
  companyName: "Sabores da Serra Buffet",
  cnpj: "",
  address: "",
  cep: "",
  contactEmail: "",
  contactPhone: "",
});
const FILE = answer(
  "generatePdf",
  new Blob(["%PDF"], { type: "application/pdf" }),
);

const askToSend = press("Enviar proposta");

/** Hands it over by email, which opens nothing here. */
async function send({ screen, user }: Actor) {
  await askToSend({ screen, user });
  await screen.findByText(/^Válida até/);
  await user.click(
    screen.getByRole("button", { name: /^(?:Abrir no email|Email)$/ }),
  );
}

const NOT_SENT = "marcar a proposta como enviada";

const proposal = scenariosOf("Proposta", "/results");
export const opened = (
  id: string,
  title: string,
  shows: string,
  state: Parameters<typeof proposal>[3],
) => proposal(id, title, shows, { budget: open, ...state });

export const proposalStates = [
  opened("proposal-loading", "Carregando", "Carregando proposta...", {
    ...answers(silence("getBudget")),
  }),
  opened("proposal-offline", "Sem conexão", "sem conexão com o servidor", {
    ...answers(noNetwork("getBudget")),
  }),
  opened("proposal-gone", "Já excluído", "já foi excluído em outro lugar", {
    ...answers(refusal("getBudget", "NOT_FOUND")),
  }),
  opened("proposal-draft", "Rascunho", "ainda não foi enviada", kept({})),
  opened("proposal-status", "Menu da situação", "Perdida", {
    ...kept({}),
    play: press(/^Situação: /),
  }),
  opened(
    "proposal-sent",
    "Enviada",
    "Válida até 22/12/2099",
    kept({ status: "enviada", sent: [SENT] }),
  ),
  opened(
    "proposal-changed",
    "Mudou desde o envio",
    "Mudou desde o envio: +",
    kept({ status: "enviada", sent: [CHEAPER] }),
  ),
  opened("proposal-compare", "O que mudou", "O que mudou desde o envio", {
    ...kept(
      { status: "enviada", sent: [CHEAPER] },
      answer("getSentBudget", { dados: { ...SAMPLE_100, drinks: [] } }),
    ),
    play: seeChange,
  }),
  opened("proposal-compare-loading", "O que mudou: carregando", "O que mudou", {
    ...kept({ status: "enviada", sent: [CHEAPER] }, silence("getSentBudget")),
    play: seeChange,
  }),
  opened("proposal-compare-offline", "O que mudou: sem conexão", "o que foi", {
    ...kept({ status: "enviada", sent: [CHEAPER] }, noNetwork("getSentBudget")),
    play: seeChange,
  }),
  opened("proposal-compare-missing", "O que mudou: não há", "Não encontrado", {
    ...kept(
      { status: "enviada", sent: [CHEAPER] },
      refusal("getSentBudget", "NOT_FOUND"),
    ),
    play: seeChange,
  }),
  opened(
    "proposal-compare-gone",
    "O que mudou: não guardado",
    "não está mais",
    {
      ...kept(
        { status: "enviada", sent: [CHEAPER] },
        refusal("getSentBudget", "GONE"),
      ),
      play: seeChange,
    },
  ),
  opened(
    "proposal-expired",
    "Vencida",
    "Venceu em 19/11/2025",
    kept({ status: "enviada", sent: [{ ...SENT, validUntil: "2025-11-19" }] }),
  ),
  opened(
    "proposal-approved",
    "Aprovada",
    "Aprovada, ",
    kept({
      status: "aprovada",
      sent: [SENT],
      receipts: [
        {
          label: "Pagamento único",
          dueDate: "2027-02-10",
          amount: 25004,
          receivedOn: null,
        },
      ],
    }),
  ),
  opened(
    "proposal-lost",
    "Perdida",
    "Perdida",
    kept({ status: "perdida", sent: [SENT] }),
  ),
  opened("proposal-approve", "Qual valor foi aprovado?", "Qual valor foi", {
    ...kept({ status: "enviada", sent: [CHEAPER] }),
    play: choose("Aprovada"),
  }),
  opened("proposal-approve-offline", "Aprovar sem conexão", NOT_CHANGED, {
    ...kept({}, noNetwork("getUserConfig")),
    play: choose("Aprovada"),
  }),
  opened("proposal-editor", "Preparar", "Proposta válida até", {
    ...kept({}, ...SOURCES),
    play: prepare,
  }),
  opened("proposal-editor-loading", "Preparar: carregando", "Montando a pr", {
    ...kept({}, ...SOURCES, silence("getCompany")),
    play: prepare,
  }),
  opened("proposal-editor-offline", "Preparar: sem prévia", "montar a prévia", {
    ...kept({}, ...SOURCES, noNetwork("getCompany")),
    play: prepare,
  }),
  opened("proposal-editor-profile", "Preparar: sem perfil", "montar a prévia", {
    ...kept({}, ...SOURCES, noNetwork("getProfile")),
    play: prepare,
  }),
  opened("proposal-editor-logo", "Preparar: sem logo", "montar a prévia", {
    ...kept({}, ...SOURCES, noNetwork("getLogo")),
    play: prepare,
  }),
  opened("proposal-editor-colour", "Preparar: cor não salva", "os ajustes: ", {
    ...kept({}, ...SOURCES, noNetwork("updateUserConfig")),
    async play({ screen, user }) {
      await prepare({ screen, user });
      await press(/^Aparência/)({ screen, user });
      await user.click(await screen.findByRole("radio", { name: "Mata" }));
    },
  }),
  opened("proposal-status-offline", "Situação sem conexão", NOT_CHANGED, {
    ...kept({}, noNetwork("followBudget")),
    play: choose("Perdida"),
  }),
  opened("proposal-status-gone", "Situação: já excluído", NOT_CHANGED, {
    ...kept({}, refusal("followBudget", "NOT_FOUND")),
    play: choose("Perdida"),
  }),
  opened("proposal-status-conflict", "Situação: mudou antes", NOT_CHANGED, {
    ...kept({}, refusal("followBudget", "VERSION_MISMATCH")),
    play: choose("Perdida"),
  }),
  opened("proposal-pdf-offline", "Proposta enviada: sem conexão", "sem conex", {
    ...kept({ sent: [SENT] }, noNetwork("getSentProposal")),
    play: seeSent,
  }),
  opened("proposal-pdf-missing", "Proposta enviada: não há", "Não encontrado", {
    ...kept({ sent: [SENT] }, refusal("getSentProposal", "NOT_FOUND")),
    play: seeSent,
  }),
  opened(
    "proposal-pdf-gone",
    "Proposta enviada: não guardada",
    "Este PDF não está mais guardado",
    {
      ...kept({ sent: [SENT] }, refusal("getSentProposal", "GONE")),
      play: seeSent,
    },
  ),
  opened("proposal-send", "Enviar", "Segue a proposta do", {
    ...kept({}, TERMS, COMPANY, FILE),
    play: askToSend,
  }),
  opened("proposal-send-making", "Enviar: gerando o PDF", "Gerando PDF...", {
    ...kept({}, TERMS, COMPANY, silence("generatePdf")),
    play: askToSend,
  }),
  opened("proposal-send-unsaved", "Enviar: não salvo", "não salvas: a", {
    ...kept({}, TERMS, COMPANY, FILE),
    budget: (store: BudgetStore) => {
      open(store);
      store.event.setGuests(137);
    },
    play: askToSend,
  }),
  opened("proposal-send-offline", "Enviar sem conexão", "Erro ao gerar PDF", {
    ...kept({}, TERMS, COMPANY, noNetwork("generatePdf")),
    play: askToSend,
  }),
  opened("proposal-send-no-company", "Enviar: sem os dados", "Erro ao gerar", {
    ...kept({}, TERMS, noNetwork("getCompany"), FILE),
    play: askToSend,
  }),
  opened("proposal-sending", "Enviando", "Enviando...", {
    ...kept({}, TERMS, COMPANY, FILE, silence("sendProposal")),
    play: send,
  }),
  opened("proposal-send-lost", "Enviar: sem resposta", NOT_SENT, {
    ...kept({}, TERMS, COMPANY, FILE, noNetwork("sendProposal")),
    play: send,
  }),
  opened("proposal-send-gone", "Enviar: já excluído", NOT_SENT, {
    ...kept({}, TERMS, COMPANY, FILE, refusal("sendProposal", "NOT_FOUND")),
    play: send,
  }),
  opened("proposal-send-conflict", "Enviar: mudou antes", NOT_SENT, {
    ...kept(
      {},
      TERMS,
      COMPANY,
      FILE,
      refusal("sendProposal", "VERSION_MISMATCH"),
    ),
    play: send,
  }),
  opened("proposal-send-long", "Enviar: longo demais", NOT_SENT, {
    ...kept({}, TERMS, COMPANY, FILE, refusal("sendProposal", "PDF_TOO_LONG")),
    play: send,
  }),
];
