import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork } from "isolation/scenario-answer";
import { loadingStates } from "isolation/usual-states";
import { company, listed } from "./account.ts";
import { named } from "./working-budgets.ts";

const home = scenariosOf("Início", "/");

const request = (id: number, nome: string) => ({
  id,
  nome,
  createdAt: "2026-11-20T15:00:00.000Z",
});

/** What home asks for beside the budgets: no requests, and a company without a name. */
export const homeAnswers = [answer("listReceivedSummaries", []), company()];

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
  home("home-requests", "Com pedidos recebidos", "Casamento de Marina", [
    answer("listReceivedSummaries", [
      request(1, "Casamento de Marina"),
      request(2, "Formatura do Colégio Santo Antônio"),
      request(3, "Festa de 15 anos da Beatriz"),
    ]),
  ]),
  home("home-requests-unknown", "Pedidos sem conexão", "Próximos eventos", [
    noNetwork("listReceivedSummaries"),
  ]),
];
