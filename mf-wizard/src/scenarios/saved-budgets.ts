import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import {
  answerBy,
  answers,
  noNetwork,
  refusal,
  refusedField,
  type ScenarioAnswer,
  silence,
} from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import { loadingStates } from "isolation/usual-states";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { LARGE } from "./fixtures/large-budget.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";
import { listed, party, saved, unreadable, wedding } from "./account.ts";
import { named } from "./working-budgets.ts";

export const FAILED = "Erro ao carregar orçamentos";

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

export const savedStates = [
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
