import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answers } from "isolation/scenario-answer";
import { loadingStates } from "isolation/usual-states";
import { listed } from "./account.ts";
import { named } from "./working-budgets.ts";

const home = scenariosOf("Início", "/");

export const homeStates = [
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
