import { press } from "isolation/press";
import {
  type RemoteScenarios,
  type Scenario,
  type ScenarioPage,
  scenariosOf,
} from "isolation/scenario";
import {
  answer,
  answerBy,
  answers,
  inTurn,
  noNetwork,
  refusal,
  refusedField,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { accountRefusals, loadingStates } from "isolation/usual-states";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { WIZARD_STEPS } from "shared-contracts/parts/wizard-steps";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { MySubscription } from "shared-contracts/entities/subscription";
import { proposalEditorStates } from "./proposal-editor-scenarios.ts";
import { deskStates, homeAnswers, listStates } from "./desk-scenarios.ts";
import { proposalStates, statusListStates } from "./proposal-scenarios.ts";
import { proposalSendStates } from "./proposal-send-scenarios.ts";
import { receiptStates } from "./receipts-scenarios.ts";
import { LARGE, largeBudget } from "./testing/large-budget.ts";
import { savedBudget } from "./testing/saved-budget.ts";

/** An account with these saved budgets. */
const listed = (...budgets: SavedBudget[]) => [
  answer("listBudgetSummaries", budgets.map(summarizeBudget)),
  answer("listBudgets", budgets),
  answerBy("getBudget", ({ params }) =>
    budgets.find(({ id }) => id === Number(params.id))!,
  ),
];

const wedding = savedBudget();
const party = savedBudget({
  id: 2,
  nome: "Festa de 15 anos",
  totalFinal: 9120,
});
const unreadable = savedBudget({ id: 3, nome: "Ilegível", dados: "{" });

/** The sample budget under a name, as if somebody worked on it. */
function named(store: BudgetStore) {
  store.setName("Casamento Helena e Rafael");
}

/** The same as an open saved budget with a change. */
function editing(store: BudgetStore) {
  store.load(SAMPLE_100, { id: 1, name: wedding.nome, version: 3 });
  store.event.setGuests(110);
}

/** The budget that answers a client's request, with a change. */
function answering(store: BudgetStore) {
  store.load(SAMPLE_100, {
    name: "Casamento de Marina",
    receivedId: 6,
    receivedVersion: 1,
  });
  store.event.setGuests(110);
}

const empty = (store: BudgetStore) => store.loadTemplate("blank");

// Home

const home = scenariosOf("Início", "/");

const mine = (changes: Partial<MySubscription> = {}): MySubscription => ({
  hasActivePlan: true,
  subscription: {
    planName: "Mensal",
    status: "ACTIVE",
    startDate: "2026-11-20T15:00:00.000Z",
    endDate: "2026-12-20T15:00:00.000Z",
    daysRemaining: 30,
  },
  usedFreeTrial: true,
  ...changes,
});

const homeStates = [
  home("home", "Com orçamentos recentes", "Festa de 15 anos"),
  home(
    "home-first",
    "Primeira vez",
    "Três passos até a primeira proposta.",
    answers(...listed()),
  ),
  ...loadingStates({
    id: "home",
    group: "Início",
    path: "/",
    call: "listBudgetSummaries",
    loading: "Carregando orçamentos...",
    failed: "Falha ao listar orçamentos",
  }),
  home("home-continue", "Continuar orçamento?", "Há um rascunho neste", {
    budget: named,
    draft: { status: "saved", timestamp: Date.now() - 12 * 60_000 },
    play: press("Criar orçamento"),
  }),
  home("home-paused", "Aberto em outra aba", "aberto em outra aba.", {
    draft: { paused: true },
  }),
  home("home-storage-full", "Espaço cheio", "O espaço deste navegador", {
    draft: { status: "failed", problem: "full" },
  }),
  home(
    "home-storage-forbidden",
    "Navegador não guarda",
    "Este navegador não permite guardar dados.",
    { draft: { status: "failed", problem: "forbidden" } },
  ),
];

const paidReturn = scenariosOf("Volta do pagamento", "/?payment=success");

const paidReturnStates = [
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

// The nine steps

const LARGE_PARTS = [
  "team",
  "foods",
  "drinks",
  "garnishes",
  "thematicTables",
  "confectionery",
  "generalExpenses",
] as const;

/** Each step with the sample budget, with nothing in it, and with 2,000 rows where it has rows. */
const stepStates: Scenario[] = WIZARD_STEPS.flatMap(
  ({ key, label, path }, index) => {
    const step = scenariosOf(label, path);
    const id = path.slice(1);
    const heading = `Etapa ${index + 1} de ${WIZARD_STEPS.length}:`;
    const part = LARGE_PARTS.find((large) => large === key);
    return [
      step(id, "Modelo de 100 convidados", heading, { budget: named }),
      step(
        `${id}-empty`,
        "Vazio",
        part && part !== "team" && part !== "generalExpenses"
          ? "Nenhum item nesta etapa"
          : heading,
        { budget: empty },
      ),
      ...(part
        ? [
            step(`${id}-2000`, `${LARGE} itens`, heading, {
              large: true,
              budget: (store) =>
                store.load(largeBudget(part), { name: "Festa enorme" }),
            }),
          ]
        : []),
    ];
  },
);

const hint = scenariosOf("Dicas nas linhas", "/foods");

/** On a phone a row is a line until it is pressed: opens the one whose name begins so. */
async function openRow({ screen, user }: Actor, name: string) {
  const [found] = await screen.findAllByRole("button", {
    name: new RegExp(`^(Excluir )?${name}`),
  });
  if (found!.hasAttribute("aria-expanded")) await user.click(found!);
}

/** The user changes the first row's unit to kilograms. */
async function chooseKilograms(actor: Actor) {
  const { screen, user } = actor;
  await openRow(actor, "Filé mignon");
  const [unit] = await screen.findAllByRole("combobox", { name: "Unidade" });
  await user.selectOptions(unit!, "kg");
}

/** The user types a quantity into the first row and leaves it. */
const typeQuantity = (text: string) => async (actor: Actor) => {
  const { screen, user } = actor;
  await openRow(actor, "Filé mignon");
  const [quantity] = await screen.findAllByLabelText("Qtd. por pessoa");
  await user.click(quantity!);
  await user.keyboard(text);
  await user.click(screen.getByRole("heading", { level: 1 }));
};

const hintStates = [
  hint("hint-unit", "Unidade trocada", "De g para kg: agora", {
    budget: named,
    play: chooseKilograms,
  }),
  hint("hint-converted", "Convertido", "Convertido: ", {
    budget: named,
    play: async (actor) => {
      await chooseKilograms(actor);
      await press(/^Converter para/)(actor);
    },
  }),
  hint("hint-odd-quantity", "Pequeno demais", "Seriam 0,06 kg?", {
    budget: named,
    play: typeQuantity("0,06"),
  }),
  hint("hint-reading", "Ponto com três casas", "Quis dizer 1.250?", {
    budget: named,
    play: typeQuantity("1.250"),
  }),
];

const draft = scenariosOf("Rascunho", "/foods");

/** A saved budget is open, without a change. */
function openSaved(store: BudgetStore) {
  store.load(store.toBudget(), { id: 1, name: "Casamento", version: 1 });
}

/** The same with an edit. */
function changed(store: BudgetStore) {
  openSaved(store);
  store.event.setGuests(137);
}

const draftStates = [
  draft("draft-new", "Orçamento novo", "Rascunho só neste aparelho", {
    draft: { status: "saved", timestamp: Date.now() },
  }),
  draft("draft-changed", "Alterações não salvas", "Alterações não salvas", {
    draft: { status: "saved", timestamp: Date.now() },
    budget: changed,
  }),
  draft("draft-in-account", "Salvo na conta", "Salvo na conta", {
    budget: openSaved,
  }),
  draft("draft-failed", "Rascunho não salvo", "Rascunho não salvo", {
    draft: { status: "failed", problem: "full" },
  }),
  draft("draft-offline", "Sem conexão", "Sem conexão: guardado neste", {
    draft: { status: "saved", timestamp: Date.now() },
    budget: changed,
    offline: true,
  }),
  draft("draft-paused", "Aberto em outra aba", "Salvamento pausado", {
    draft: { paused: true },
  }),
];

const drinks = scenariosOf("Sugestões", "/drinks");

const suggestionStates = [
  drinks("suggestions-offline", "Sem conexão", "Cervejaria", {
    budget: named,
    ...answers(noNetwork("listBudgets")),
    async play(actor) {
      const { screen, user } = actor;
      await openRow(actor, "Água mineral");
      const [name] = await screen.findAllByLabelText("Nome da bebida");
      await user.type(name!, "Cervejaria");
    },
  }),
];

// Results and saving

const saved = (id: number, versao: number) => ({
  id,
  nome: wedding.nome,
  totalFinal: 25004,
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
  versao,
});

const saveNew = press("Salvar orçamento", /^Salvar Orçamento/);
const duplicate = press("Duplicar", "Duplicar e abrir");
const saveOver = press("Atualizar orçamento", /^Salvar Orçamento/);

const results = scenariosOf("Salvar", "/results");

const savingStates = [
  results("save-nameless", "Sem nome", "Por favor, preencha o nome", {
    play: press("Salvar orçamento"),
  }),
  results("save-question", "Como deseja salvar", "Exportar JSON", {
    budget: named,
    play: press("Salvar orçamento"),
  }),
  results("save-saving", "Salvando", "Salvando...", {
    budget: named,
    ...answers(silence("createBudget")),
    play: saveNew,
  }),
  results("save-done", "Salvo", "Orçamento salvo com sucesso!", {
    budget: named,
    play: saveNew,
  }),
  results("save-editing", "Modo de edição", "Modo de edição", {
    budget: editing,
  }),
  results("save-updated", "Atualizado", "Orçamento atualizado com sucesso!", {
    budget: editing,
    play: saveOver,
  }),
  results("save-conflict", "Conflito de versão", "Há outra versão salva", {
    budget: editing,
    ...answers(refusal("updateBudget", "VERSION_MISMATCH")),
    play: saveOver,
  }),
  results(
    "save-conflict-kept",
    "Conflito: manter a minha",
    "Orçamento atualizado com sucesso!",
    {
      budget: editing,
      ...answers(
        inTurn(
          refusal("updateBudget", "VERSION_MISMATCH"),
          answer("updateBudget", saved(1, 5)),
        ),
      ),
      play: async (actor) => {
        await saveOver(actor);
        await press(/^Manter a minha/)(actor);
      },
    },
  ),
  results(
    "save-deleted",
    "Excluído em outro lugar",
    "Orçamento salvo com sucesso!",
    {
      budget: editing,
      ...answers(refusal("updateBudget", "NOT_FOUND")),
      play: saveOver,
    },
  ),
  results("save-offline", "Sem conexão", "Erro de conectividade com o", {
    budget: named,
    draft: { status: "saved", timestamp: Date.now() },
    ...answers(noNetwork("health")),
    play: saveNew,
  }),
  results("save-error", "Erro ao salvar", "Erro interno.", {
    budget: named,
    ...answers(refusal("createBudget", "INTERNAL")),
    play: saveNew,
  }),
  results("save-storage-full", "Servidor sem espaço", "sem espaço", {
    budget: named,
    ...answers(refusal("createBudget", "STORAGE_FULL")),
    play: saveNew,
  }),
  results("save-too-large", "Grande demais", "grande demais", {
    budget: named,
    ...answers(refusal("createBudget", "TOO_LARGE")),
    play: saveNew,
  }),
  results("save-full", "Conta cheia", "Sua conta está cheia.", {
    budget: named,
    ...answers(refusal("createBudget", "QUOTA_EXCEEDED")),
    play: saveNew,
  }),
  results("save-update-full", "Conta cheia ao atualizar", "Sua conta está", {
    budget: editing,
    ...answers(refusal("updateBudget", "QUOTA_EXCEEDED")),
    play: saveOver,
  }),
  results("save-update-offline", "Sem conexão ao atualizar", "sem conexão", {
    budget: editing,
    ...answers(noNetwork("updateBudget")),
    play: saveOver,
  }),
  results("answer-saved", "Pedido atualizado", "Orçamento atualizado com", {
    budget: answering,
    play: press("Atualizar orçamento"),
  }),
  results("answer-gone", "Pedido: já não existe", "Não encontrado", {
    budget: answering,
    ...answers(refusal("updateReceivedBudget", "NOT_FOUND")),
    play: press("Atualizar orçamento"),
  }),
  results("answer-conflict", "Pedido: outra versão", "Carregar a salva", {
    budget: answering,
    ...answers(refusal("updateReceivedBudget", "VERSION_MISMATCH")),
    play: press("Atualizar orçamento"),
  }),
  results(
    "answer-conflict-unread",
    "Pedido: outra versão, que não vem",
    "Há outra versão salva",
    {
      budget: answering,
      ...answers(
        refusal("updateReceivedBudget", "VERSION_MISMATCH"),
        noNetwork("listReceivedBudgets"),
      ),
      play: press("Atualizar orçamento"),
    },
  ),
  results("answer-full", "Pedido: conta cheia", "Sua conta está cheia.", {
    budget: answering,
    ...answers(refusal("updateReceivedBudget", "QUOTA_EXCEEDED")),
    play: press("Atualizar orçamento"),
  }),
  results("answer-offline", "Pedido: sem conexão", "sem conexão", {
    budget: answering,
    ...answers(noNetwork("updateReceivedBudget")),
    play: press("Atualizar orçamento"),
  }),
  results("duplicate", "Duplicar", "Cópia de Casamento Helena e Rafael", {
    budget: named,
    play: press("Duplicar"),
  }),
  results("duplicate-offline", "Duplicar sem conexão", "Duplicar precisa da", {
    budget: named,
    offline: true,
    play: press("Duplicar"),
  }),
  results("duplicate-busy", "Duplicando", "Duplicando...", {
    budget: named,
    ...answers(silence("createBudget")),
    play: duplicate,
  }),
  results("duplicate-full", "Duplicar: conta cheia", "Sua conta está cheia.", {
    budget: named,
    ...answers(refusal("createBudget", "QUOTA_EXCEEDED")),
    play: duplicate,
  }),
  results("duplicate-refused", "Duplicar: nome recusado", "Deve ter no", {
    budget: named,
    ...answers(
      refusedField("createBudget", "nome", "Deve ter no máximo 200 caracteres"),
    ),
    play: duplicate,
  }),
  results("pdf-generating", "Gerando PDF", "Gerando PDF...", {
    budget: editing,
    ...answers(silence("generatePdf")),
    play: press("Exportar orçamento em PDF"),
  }),
  results("pdf-offline", "PDF sem conexão", "Erro ao gerar PDF: sem conexão", {
    budget: editing,
    ...answers(noNetwork("generatePdf")),
    play: press("Exportar orçamento em PDF"),
  }),
  results("pdf-error", "Erro ao gerar PDF", "Erro ao gerar PDF", {
    budget: editing,
    ...answers(refusal("generatePdf", "NOT_FOUND")),
    play: press("Exportar orçamento em PDF"),
  }),
  results(
    "pdf-too-long",
    "PDF com linhas demais",
    "linhas demais para um PDF",
    {
      budget: editing,
      ...answers(refusal("generatePdf", "PDF_TOO_LONG")),
      play: press("Exportar orçamento em PDF"),
    },
  ),
];

// Saved budgets

const FAILED = "Erro ao carregar orçamentos";

const savedPage = scenariosOf("Meus Orçamentos", "/orcamentos");

const onRow =
  (budget: string, action: string) =>
  async ({ screen, user }: Actor) => {
    const actions = await screen.findByRole("button", {
      name: `Ações de ${budget}`,
    });
    const inRow = screen.queryByRole("button", { name: `${action} ${budget}` });
    if (inRow) return user.click(inRow);
    await user.click(actions);
    const inMenu = screen.queryByRole("menuitem", { name: action });
    // A phone has a sheet in its place.
    return user.click(inMenu ?? screen.getByRole("button", { name: action }));
  };

/** An account that remembers what is deleted and saved. */
function livingAccount(): readonly ScenarioAnswer[] {
  let budgets = [wedding, party];
  return [
    answerBy("listBudgetSummaries", () => budgets.map(summarizeBudget)),
    answerBy("deleteBudget", ({ params }) => {
      budgets = budgets.filter(({ id }) => id !== Number(params.id));
      return { success: true };
    }),
    answerBy("createBudget", ({ body }) => {
      const { nome } = (body ?? { nome: "" }) as { nome: string };
      budgets = [savedBudget({ id: 9, nome, versao: 1 }), ...budgets];
      return { ...saved(9, 1), nome };
    }),
  ];
}

const savedStates = [
  savedPage("saved", "Lista", "Meus Orçamentos (3)"),
  savedPage("saved-2000", `${LARGE} orçamentos`, `Meus Orçamentos (${LARGE})`, {
    large: true,
    ...answers(
      ...listed(
        ...Array.from({ length: LARGE }, (_, index) =>
          savedBudget({ id: index + 1, nome: `Evento ${index + 1}` }),
        ),
      ),
    ),
  }),
  savedPage(
    "saved-none",
    "Nenhum",
    "Nenhum orçamento salvo",
    answers(...listed()),
  ),
  ...loadingStates({
    id: "saved",
    group: "Meus Orçamentos",
    path: "/orcamentos",
    call: "listBudgetSummaries",
    loading: "Carregando orçamentos...",
    failed: FAILED,
  }),
  savedPage(
    "saved-unreadable",
    "Orçamento ilegível",
    "Erro ao carregar dados",
    {
      ...answers(...listed(wedding, unreadable)),
      play: onRow("Ilegível", "Abrir"),
    },
  ),
  savedPage("saved-name-refused", "Nome recusado", "Deve ter no máximo", {
    budget: named,
    ...answers(
      refusedField("createBudget", "nome", "Deve ter no máximo 200 caracteres"),
    ),
    play: press("Salvar orçamento"),
  }),
  savedPage("saved-opening", "Abrindo", "Abrindo...", {
    ...answers(silence("getBudget")),
    play: onRow(party.nome, "Abrir"),
  }),
  savedPage("saved-gone", "Já excluído ao abrir", "já foi excluído", {
    ...answers(refusal("getBudget", "NOT_FOUND")),
    play: onRow(party.nome, "Abrir"),
  }),
  savedPage("saved-open-offline", "Sem conexão ao abrir", "sem conexão", {
    ...answers(noNetwork("getBudget")),
    play: onRow(party.nome, "Abrir"),
  }),
  savedPage("saved-open-error", "Erro ao abrir", "Erro interno.", {
    ...answers(refusal("getBudget", "INTERNAL")),
    play: onRow(party.nome, "Abrir"),
  }),
  savedPage("saved-delete", "Deseja Excluir?", "Deseja Excluir?", {
    play: onRow(party.nome, "Excluir"),
  }),
  savedPage("saved-deleted", "Excluído", "excluído com sucesso!", {
    api: livingAccount,
    async play(actor) {
      await onRow(party.nome, "Excluir")(actor);
      await press("Excluir")(actor);
    },
  }),
  savedPage("saved-delete-error", "Erro ao excluir", "Erro ao deletar", {
    ...answers(refusal("deleteBudget", "INTERNAL")),
    async play(actor) {
      await onRow(party.nome, "Excluir")(actor);
      await press("Excluir")(actor);
    },
  }),
  savedPage("saved-delete-gone", "Já excluído", "já tinha sido excluído", {
    ...answers(refusal("deleteBudget", "NOT_FOUND")),
    async play(actor) {
      await onRow(party.nome, "Excluir")(actor);
      await press("Excluir")(actor);
    },
  }),
  savedPage("saved-duplicate", "Duplicar", "Cópia de Festa de 15 anos", {
    play: onRow(party.nome, "Duplicar"),
  }),
  savedPage("saved-duplicate-gone", "Duplicar: já excluído", "já foi excluíd", {
    ...answers(refusal("getBudget", "NOT_FOUND")),
    play: onRow(party.nome, "Duplicar"),
  }),
  savedPage("saved-compare", "Comparar", "Comparar", {
    budget: named,
    play: onRow(party.nome, "Comparar com outro"),
  }),
  savedPage("saved-compare-loading", "Comparar: carregando", "Comparar", {
    budget: named,
    ...answers(silence("getBudget")),
    play: onRow(party.nome, "Comparar com outro"),
  }),
  savedPage("saved-compare-gone", "Comparar: já excluído", "já foi excluído", {
    budget: named,
    ...answers(refusal("getBudget", "NOT_FOUND")),
    play: onRow(party.nome, "Comparar com outro"),
  }),
];

/** The steps' pages are named by their path. */
const stepPages: ScenarioPage[] = WIZARD_STEPS.map(({ label, path }) => ({
  path,
  page: path.slice(1),
  title: label,
  notices: "rail",
}));

/** mf-wizard alone: home, the nine steps, results with saving, and the saved budgets. */
export const wizard: RemoteScenarios = {
  remote: "mf-wizard",
  pages: [
    { path: "/", page: "home", title: "Início", notices: "bar" },
    ...stepPages,
    { path: "/orcamentos", page: "saved-budgets", title: "Meus Orçamentos" },
  ],
  api: () => [
    answer("health", { ok: true }),
    ...listed(wedding, party, unreadable),
    answer("createBudget", saved(9, 1)),
    answer("updateBudget", saved(1, 4)),
    answer("updateReceivedBudget", { success: true, versao: 2 }),
    answer("listReceivedBudgets", [
      {
        ...saved(6, 2),
        nome: "Casamento de Marina",
        dados: wedding.dados,
        status: "PENDING",
      },
    ]),
    ...homeAnswers,
    answer("deleteBudget", { success: true }),
    answer("getUserConfig", { darkMode: false }),
    answer("getMySubscription", mine()),
    answer("listPlans", {
      plans: [
        {
          id: "trial",
          name: "Teste grátis",
          description: "",
          price: 0,
          durationDays: 7,
          isTrial: true,
        },
      ],
      cardMode: "direct",
    }),
  ],
  scenarios: [
    ...homeStates,
    ...deskStates,
    ...paidReturnStates,
    ...stepStates,
    ...hintStates,
    ...draftStates,
    ...suggestionStates,
    ...savingStates,
    ...proposalStates,
    ...proposalEditorStates,
    ...proposalSendStates,
    ...receiptStates,
    ...savedStates,
    ...statusListStates,
    ...listStates,
    ...accountRefusals({
      path: "/orcamentos",
      call: "listBudgetSummaries",
      failed: FAILED,
    }),
  ],
};
