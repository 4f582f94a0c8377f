import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { ResultsStep } from "../ResultsStep.tsx";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";

/** What the API answers a save of "Festa" with. */
export const saveAnswer = (id: number, versao: number) => ({
  id,
  nome: "Festa",
  totalFinal: 25004,
  createdAt: "",
  updatedAt: "",
  versao,
});

/** Draws the results page of the sample budget, with an API that saves. */
export function drawResults(answers: Answers = {}, name = "Festa do João") {
  const store = new BudgetStore();
  store.setName(name);
  return renderWithAppState(<ResultsStep />, {
    path: "/results",
    store,
    answers: {
      health: () => ({ ok: true }),
      createBudget: () => saveAnswer(7, 1),
      updateBudget: () => saveAnswer(7, 2),
      ...answers,
    },
  });
}

/** What was asked of the API beside the saved copy, which the proposal is made of. */
export const asked = (calls: ReturnType<typeof renderWithAppState>["calls"]) =>
  calls.filter(({ name }) => name !== "getBudget");

export const button = (name: string) => screen.getByRole("button", { name });

/** An answer of the open question. */
export const choice = (name: RegExp) =>
  within(screen.getByRole("dialog")).getByRole("button", { name });

export const announced = async (text: string) =>
  expect(await screen.findByText(text)).toBeInTheDocument();
