import { press } from "isolation/press";
import { type Scenario, scenariosOf } from "isolation/scenario";
import {
  answerBy,
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

export const onRow =
  (budget: string, action: string) =>
  async ({ screen, user }: Actor) => {
    const actions = await screen.findByRole("button", {
      name: `Ações de ${budget}`,
    });
    const inRow = screen.queryByRole("button", { name: `${action} ${budget}` });
    if (inRow) return user.click(inRow);
    await user.click(actions);
    const inMenu = screen.queryByRole("menuitem", { name: action });
    // A phone has a sheet in its place, after the page's own buttons.
    return user.click(
      inMenu ?? screen.getAllByRole("button", { name: action }).at(-1)!,
    );
  };

const onParty = (action: string, more: Partial<Scenario> = {}) =>
  scenariosOf("Meus Orçamentos", "/orcamentos", {
    play: onRow(party.nome, action),
    ...more,
  });

const opening = onParty("Abrir");
const deleting = onParty("Excluir", {
  async play(actor) {
    await onRow(party.nome, "Excluir")(actor);
    await press("Excluir")(actor);
  },
});
const copying = onParty("Duplicar");
const comparing = onParty("Comparar com outro", { budget: named });

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
    api: () => [
      ...listed(
        ...Array.from({ length: LARGE }, (_, index) =>
          savedBudget({ id: index + 1, nome: `Evento ${index + 1}` }),
        ),
      ),
    ],
  }),
  savedPage("saved-none", "Nenhum", "Nenhum orçamento salvo", listed()),
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
      api: () => listed(wedding, unreadable),
      play: onRow("Ilegível", "Abrir"),
    },
  ),
  savedPage("saved-name-refused", "Nome recusado", "Deve ter no máximo", {
    budget: named,
    api: () => [
      refusedField("createBudget", "nome", "Deve ter no máximo 200 caracteres"),
    ],
    play: press("Salvar orçamento"),
  }),
  opening("saved-opening", "Abrindo", "Abrindo...", [silence("getBudget")]),
  opening("saved-gone", "Já excluído ao abrir", "já foi excluído", [
    refusal("getBudget", "NOT_FOUND"),
  ]),
  opening("saved-open-offline", "Sem conexão ao abrir", "sem conexão", [
    noNetwork("getBudget"),
  ]),
  opening("saved-open-error", "Erro ao abrir", "Erro interno.", [
    refusal("getBudget", "INTERNAL"),
  ]),
  deleting("saved-delete", "Deseja Excluir?", "Deseja Excluir?", {
    play: onRow(party.nome, "Excluir"),
  }),
  deleting("saved-deleted", "Excluído", "excluído com sucesso!", {
    api: livingAccount,
  }),
  deleting("saved-delete-error", "Erro ao excluir", "Erro ao deletar", [
    refusal("deleteBudget", "INTERNAL"),
  ]),
  deleting("saved-delete-gone", "Já excluído", "já tinha sido excluído", [
    refusal("deleteBudget", "NOT_FOUND"),
  ]),
  copying("saved-duplicate", "Duplicar", "Cópia de Festa de 15 anos"),
  copying("saved-duplicate-gone", "Duplicar: já excluído", "já foi excluíd", [
    refusal("getBudget", "NOT_FOUND"),
  ]),
  comparing("saved-compare", "Comparar", "Comparar"),
  comparing("saved-compare-loading", "Comparar: carregando", "Comparar", [
    silence("getBudget"),
  ]),
  comparing("saved-compare-gone", "Comparar: já excluído", "já foi excluído", [
    refusal("getBudget", "NOT_FOUND"),
  ]),
];
