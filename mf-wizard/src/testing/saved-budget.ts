import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import type { Answers } from "shared-contracts/testing/render-with-app-state";

/** The sample budget as the API keeps it, saved on 20/11/2026 for an event on 27/02/2027. */
export function savedBudget(changes: Partial<SavedBudget> = {}): SavedBudget {
  return {
    id: 1,
    nome: "Casamento Helena e Rafael",
    dados: {
      ...SAMPLE_100,
      eventData: {
        ...SAMPLE_100.eventData,
        eventType: "Casamento",
        eventDate: "2027-02-27",
        guests: 120,
      },
    },
    totalFinal: 28102.2,
    createdAt: "2026-11-19T15:00:00.000Z",
    updatedAt: "2026-11-20T15:00:00.000Z",
    versao: 3,
    ...changes,
  };
}

/** The same as a list has it. */
export function budgetSummary(
  changes: Partial<SavedBudget> = {},
): SavedBudgetSummary {
  return summarizeBudget(savedBudget(changes));
}

/** What the API answers of an account's saved budgets. */
export function budgetAnswers(budgets: () => readonly SavedBudget[]): Answers {
  return {
    listBudgetSummaries: () => budgets().map(summarizeBudget),
    listBudgets: budgets,
    getBudget: ({ params }) => {
      const { id } = params as { id: number };
      const found = budgets().find((budget) => budget.id === id);
      if (found) return found;
      throw Object.assign(new Error("Não encontrado"), {
        name: "ApiError",
        code: "NOT_FOUND",
      });
    },
  };
}
