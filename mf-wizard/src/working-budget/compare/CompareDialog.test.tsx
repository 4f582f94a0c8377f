import { act, screen, waitFor, within } from "@testing-library/react";
import { summarizeBudget } from "shared-contracts/saved-budgets/event-summary";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import {
  budgetAnswers,
  savedBudget,
} from "../../scenarios/fixtures/saved-budget.ts";
import { CompareDialog } from "./CompareDialog.tsx";

const wedding = savedBudget();
const party = savedBudget({ id: 2, nome: "Festa" });
const broken = savedBudget({ id: 3, nome: "Quebrado", dados: "{" });

/** The dialog of an account with these budgets, of which some may be gone by now. */
function draw(
  budgetId?: number,
  budgets = [party, wedding, broken],
  there = budgets,
) {
  let closed = 0;
  const page = renderWithAppState(
    <CompareDialog budgetId={budgetId} onClose={() => (closed += 1)} />,
    {
      path: "/orcamentos",
      answers: {
        ...budgetAnswers(() => there),
        listBudgetSummaries: () => budgets.map(summarizeBudget),
      },
    },
  );
  return { ...page, closed: () => closed };
}

const row = (name: RegExp) => screen.findByRole("row", { name });

test("the open budget beside the one asked for, by total and by person", async () => {
  const { user, store, calls } = draw(1);
  act(() => store.setName("Aniversário"));
  expect(await row(/^Custos Fixos/)).toHaveTextContent("igual");
  expect(screen.getByText("Aniversário")).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual([
    "listBudgetSummaries",
    "getBudget",
  ]);
  const select = screen.getByRole("combobox", { name: "Comparar com" });
  expect(select).toHaveDisplayValue("Casamento Helena e Rafael");
  expect(screen.getByText("120 convidados")).toBeVisible();
  expect(await row(/^Equipe/)).toHaveTextContent("R$ 3.600,00R$ 3.600,00igual");
  await user.click(screen.getByRole("button", { name: "Por pessoa" }));
  expect(await row(/^Equipe/)).toHaveTextContent(
    "R$ 36,00R$ 30,00\u2212R$ 6,00",
  );
  act(() => store.event.setGuests(120));
  expect(await row(/^Prato Principal/)).toHaveTextContent("igual");
});

test("another can be picked, and opened", async () => {
  const page = draw(1);
  const { user, store } = page;
  await user.selectOptions(await screen.findByRole("combobox"), "Festa");
  await user.click(screen.getByRole("button", { name: "Abrir Festa" }));
  await waitFor(() => expect(page.closed()).toBe(1));
  expect(store.editingBudgetId).toBe(2);
  expect(page.path()).toBe("/event");
});

test("Fechar has the focus, and nothing was changed", async () => {
  const page = draw();
  expect(screen.getAllByRole("button", { name: "Fechar" })[1]).toHaveFocus();
  const { revision } = page.store;
  await page.user.keyboard("{Enter}");
  expect(page.closed()).toBe(1);
  expect(page.store.revision).toBe(revision);
});

test("the one being edited is not offered", async () => {
  const { store } = draw();
  act(() => store.markSaved(2, "Festa", 1, store.revision));
  const select = within(await screen.findByRole("combobox"));
  expect(select.getAllByRole("option").map((o) => o.textContent)).toEqual([
    "Casamento Helena e Rafael",
    "Quebrado",
  ]);
});

test("one that cannot be read says so", async () => {
  draw(3);
  expect(
    await screen.findByText(/^Erro ao carregar dados do orçamento/),
  ).toBeVisible();
});

test("one that is gone says so, and can be loaded again", async () => {
  const { user, calls } = draw(1, [party, wedding], [party]);
  expect(await screen.findByText(/já foi excluído/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Tentar Novamente" }));
  const asked = calls.filter(({ name }) => name === "getBudget");
  expect(asked).toHaveLength(2);
});

test("with no other there is nothing to compare", async () => {
  const { store } = draw(undefined, [wedding]);
  act(() => store.markSaved(1, "x", 1, store.revision));
  expect(await screen.findByText("Nenhum outro orçamento salvo")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Abrir/ })).toBeNull();
});
