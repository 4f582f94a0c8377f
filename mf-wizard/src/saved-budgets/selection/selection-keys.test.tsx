import { screen, within } from "@testing-library/react";
import { localDate } from "shared-contracts/formats/local-date";
import { SAMPLE_100 } from "shared-contracts/templates/sample-100";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { SavedBudgetsPage } from "../SavedBudgetsPage.tsx";
import { comingDays } from "./coming-approved.ts";

const [, sunday] = comingDays(localDate(new Date())).weekend;

const BUDGETS = ["2030-01-01", sunday, sunday].map((eventDate, index) =>
  savedBudget({
    id: index + 1,
    nome: `Festa ${index + 1}`,
    totalFinal: 1000,
    dados: {
      ...SAMPLE_100,
      eventData: { ...SAMPLE_100.eventData, eventDate },
    },
  }),
);

test("X ticks the row with the focus, F this weekend's events, and neither acts in a field", async () => {
  const { user } = renderWithAppState(<SavedBudgetsPage />, {
    path: "/orcamentos",
    answers: budgetAnswers(() => BUDGETS),
  });
  const first = await screen.findByRole("checkbox", {
    name: "Selecionar Festa 1",
  });
  const ticked = () =>
    screen
      .getAllByRole("checkbox", { checked: true })
      .map((box) => box.ariaLabel)
      .toSorted();
  first.focus();
  await user.keyboard("x");
  expect(ticked()).toEqual(["Selecionar Festa 1"]);
  await user.keyboard("f");
  expect(ticked()).toEqual([1, 2, 3].map((id) => `Selecionar Festa ${id}`));
  await user.keyboard("x");
  expect(ticked()).toEqual([2, 3].map((id) => `Selecionar Festa ${id}`));
  await user.keyboard("{Escape}");

  await user.type(screen.getByRole("searchbox"), "fx");
  expect(screen.queryByRole("region", { name: "Seleção" })).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await user.click(
    await screen.findByRole("checkbox", { name: "Selecionar Festa 1" }),
  );
  const bar = within(screen.getByRole("region", { name: "Seleção" }));
  await user.click(bar.getByRole("button", { name: "Este fim de semana" }));
  expect(bar.getByRole("status")).toHaveTextContent("3 selecionados");
});
