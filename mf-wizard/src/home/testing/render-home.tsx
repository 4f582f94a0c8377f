import {
  type Answers,
  type AppStateOptions,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { HomePage } from "../HomePage.tsx";

const eight = Array.from({ length: 8 }, (_, index) =>
  savedBudget({ id: 8 - index, nome: `Evento ${8 - index}` }),
);

/** Home of an account with eight budgets, no requests and no templates. */
export function renderHome(
  answers: Answers = {},
  Slot?: AppStateOptions["Slot"],
) {
  return renderWithAppState(<HomePage />, {
    Slot,
    answers: {
      ...budgetAnswers(() => eight),
      listReceivedSummaries: () => [],
      listTemplates: () => [],
      ...answers,
    },
  });
}
