import { press } from "isolation/press";
import { scenariosOf } from "isolation/scenario";
import { answer, answers, refusal } from "isolation/scenario-answer";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { CHEAPER, SENT } from "./fixtures/proposal-account.ts";
import { savedBudget } from "./fixtures/saved-budget.ts";

/** A row of the list with this of its proposal. */
const row = (
  id: number,
  nome: string,
  proposal: Partial<SavedBudgetSummary>,
): SavedBudgetSummary => ({
  ...summarizeBudget(savedBudget({ id, nome, totalFinal: 25004 })),
  ...proposal,
});

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

const listed = scenariosOf("Meus Orçamentos", "/orcamentos", {
  ...answers(answer("listBudgetSummaries", every)),
});

export const statusListStates = [
  listed("saved-statuses", "Situações", "Venceu em 19/11/2025"),
  listed("saved-status-gone", "Situação: já excluído", "já foi excluído", {
    ...answers(refusal("getBudget", "NOT_FOUND")),
    async play({ screen, user }) {
      await press("Situação de Casamento Ana e Rui: Enviada")({ screen, user });
      await user.click(
        await screen.findByRole("menuitemradio", { name: "Perdida" }),
      );
    },
  }),
];
