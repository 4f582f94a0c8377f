import { act, screen, within } from "@testing-library/react";
import {
  renderWithAppState,
  type Answers,
} from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  savedBudget,
} from "../scenarios/fixtures/saved-budget.ts";
import { SavedBudgetsPage } from "./SavedBudgetsPage.tsx";

export const wedding = savedBudget();
export const party = savedBudget({ id: 2, nome: "Festa", dados: "{" });

export function renderPage(answers: Answers = {}) {
  return renderWithAppState(<SavedBudgetsPage />, {
    path: "/orcamentos",
    answers: { ...budgetAnswers(() => [wedding, party]), ...answers },
  });
}

export async function choose(
  { user }: ReturnType<typeof renderPage>,
  budget: string,
  action: string,
) {
  await user.click(
    await screen.findByRole("button", { name: `Ações de ${budget}` }),
  );
  await user.click(screen.getByRole("menuitem", { name: action }));
}

/** Presses an action that the row shows, or the one of its menu. */
export async function press(
  page: ReturnType<typeof renderPage>,
  budget: string,
  action: string,
) {
  if (action === "Abrir") await choose(page, budget, action);
  else
    await page.user.click(
      await screen.findByRole("button", { name: `${action} ${budget}` }),
    );
}

/** Something is open that can be saved. */
export function startABudget({ store }: ReturnType<typeof renderPage>) {
  act(() => store.event.setGuests(101));
}

export const names = () =>
  screen
    .getAllByRole("listitem")
    .map((row) => within(row).getAllByRole("button")[0]!.textContent);

export const savedAnswer = {
  id: 9,
  nome: "Cópia",
  totalFinal: 25004,
  createdAt: "2026-11-20T15:00:00.000Z",
  updatedAt: "2026-11-20T15:00:00.000Z",
  versao: 1,
};
