import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { noNetwork } from "isolation/scenario-answer";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";

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

export const draftStates = [
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
  draft("draft-offline", "Sem conexão", "Guardado neste aparelho às", {
    draft: { status: "saved", timestamp: Date.now() },
    budget: changed,
    offline: true,
  }),
  draft("draft-queued", "Na fila", "Na fila: salvar 1 orçamento", {
    draft: { status: "saved", timestamp: Date.now() },
    budget: changed,
    offline: true,
    api: () => [noNetwork("health")],
    play: press("Salvar quando voltar"),
  }),
  draft("draft-paused", "Aberto em outra aba", "Salvamento pausado", {
    draft: { paused: true },
  }),
];
