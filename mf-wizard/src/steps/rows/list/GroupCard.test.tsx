import { act, screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import {
  FoodsStep,
  GeneralExpensesStep,
  ThematicTablesStep,
} from "../../testing/part-steps.tsx";

function renderFoods() {
  const view = renderWithAppState(<FoodsStep />);
  const { foods } = view.store;
  return {
    ...view,
    names: () => foods.groups.map(({ name }) => name),
  };
}

test("Alt and an arrow in its name move a category, which keeps the focus and is announced", async () => {
  const { names, user, store } = renderFoods();
  const [first, second, third] = names();
  const total = store.totals.total;
  await user.click(screen.getByDisplayValue(first!));
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  expect(names().slice(0, 3)).toEqual([second, third, first]);
  expect(screen.getByDisplayValue(first!)).toHaveFocus();
  expect(screen.getByText(`${first}: categoria 3 de 5`)).toBeInTheDocument();
  expect(store.totals.total).toEqual(total);
  act(() => void store.history.undo());
  expect(names().slice(0, 3)).toEqual([second, first, third]);
});

test("the first goes no higher, the last no lower", async () => {
  const { names, user } = renderFoods();
  const before = names();
  await user.click(screen.getByDisplayValue(before[0]!));
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  await user.click(screen.getByDisplayValue(before.at(-1)!));
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(names()).toEqual(before);
});

test.each([
  ["mesa", <ThematicTablesStep key="step" />],
  ["despesa", <GeneralExpensesStep key="step" />],
])("the menu moves a %s", async (kind, step) => {
  const { user } = renderWithAppState(step, { store: smallStore() });
  const names = () =>
    screen.getAllByRole("region").map((group) => group.ariaLabel);
  const value = "Caldos";
  await user.click(
    screen.getByRole("button", { name: `Mover ou duplicar ${value}` }),
  );
  await user.click(screen.getByRole("menuitem", { name: "Mover para cima" }));
  expect(names().slice(0, 2)).toEqual([value, "Frios"]);
  expect(screen.getByText(`${value}: ${kind} 1 de 2`)).toBeInTheDocument();
});

/** Two groups without rows on each step: quick to draw. */
function smallStore() {
  const store = new BudgetStore();
  const { thematicTables, generalExpenses } = store;
  for (const { id } of [...thematicTables.groups]) thematicTables.remove(id);
  for (const { id } of [...generalExpenses.groups]) generalExpenses.remove(id);
  for (const name of ["Frios", "Caldos"]) {
    thematicTables.add(name);
    generalExpenses.add(name);
  }
  return store;
}
