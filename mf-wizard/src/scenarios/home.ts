import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork } from "isolation/scenario-answer";
import { loadingStates } from "isolation/usual-states";
import type { OwnTemplate } from "shared-contracts/entities/own-template";
import { savedBudget } from "./fixtures/saved-budget.ts";
import { company, listed } from "./account.ts";
import { named } from "./working-budgets.ts";

const home = scenariosOf("Início", "/");

const request = (id: number, nome: string) => ({
  id,
  nome,
  createdAt: "2026-11-20T15:00:00.000Z",
});

/** What home asks for beside the budgets: no requests, and a company without a name. */
export const homeAnswers = [
  answer("listReceivedSummaries", []),
  answer("listTemplates", []),
  company(),
];

const template = (id: number, nome: string): OwnTemplate => ({
  ...{ id, nome, uses: id, usedAt: null },
  ...{ eventType: "Casamento", guests: 150 },
});
const templates = (count: number) =>
  answer(
    "listTemplates",
    Array.from({ length: count }, (_, index) =>
      template(index + 1, `Modelo ${index + 1}`),
    ),
  );

export const homeStates = [
  home("home", "Com orçamentos recentes", "Festa de 15 anos"),
  home(
    "home-first",
    "Primeira vez",
    "Três passos até a primeira proposta.",
    listed(),
  ),
  ...loadingStates({
    id: "home",
    group: "Início",
    path: "/",
    call: "listBudgetSummaries",
    loading: "Carregando orçamentos...",
    failed: "Falha ao listar orçamentos",
  }),
  home("home-without-network", "Sem internet", "Guardados neste aparelho", {
    offline: true,
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
  // Requests that wait, and while nobody knows of any.
  home("home-requests", "Com pedidos recebidos", "o mais velho há", [
    answer("listReceivedSummaries", [
      request(1, "Casamento de Marina"),
      request(2, "Formatura do Colégio Santo Antônio"),
      request(3, "Festa de 15 anos da Beatriz"),
    ]),
  ]),
  home("home-templates", "Meus modelos", "Ver os 50", [templates(50)]),
  home("home-templates-all", "Todos os modelos", "usado 50 vezes", {
    api: () => [templates(50)],
    play: press("Ver os 50"),
  }),
  home("home-templates-delete", "Excluir modelo", "Deseja Excluir?", {
    api: () => [templates(3)],
    play: press("Ver os 3", "Excluir Modelo 3"),
  }),
  home("home-templates-unknown", "Modelos sem conexão", "Não carregou.", [
    noNetwork("listTemplates"),
  ]),
  home("home-many", "500 orçamentos", "Festa 1", [
    ...listed(
      ...Array.from({ length: 500 }, (_, index) =>
        savedBudget({ id: index + 1, nome: `Festa ${index + 1}` }),
      ),
    ),
  ]),
  home("home-requests-unknown", "Pedidos sem conexão", "Próximos eventos", [
    noNetwork("listReceivedSummaries"),
  ]),
];
