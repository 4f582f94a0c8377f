import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { TeamStep } from "../../team/TeamStep.tsx";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import {
  FoodsStep,
  GarnishesStep,
  GeneralExpensesStep,
  ThematicTablesStep,
} from "../../testing/part-steps.tsx";

function renderGarnishes() {
  const view = renderWithAppState(<GarnishesStep />);
  const { rows } = view.store.garnishes;
  return {
    ...view,
    names: () => rows.map(({ fields }) => fields.name),
    field: (name: string) => screen.getByDisplayValue(name),
    choose: async (name: string, action: string) => {
      await view.user.click(
        screen.getByRole("button", { name: `Mover ou duplicar ${name}` }),
      );
      await view.user.click(screen.getByRole("menuitem", { name: action }));
    },
  };
}

test("a copy stands under its row, its name ready to be typed over", async () => {
  const { names, choose, user } = renderGarnishes();
  const [first, second] = names();
  await choose(first!, "Duplicar");
  expect(names().slice(0, 3)).toEqual([first, first, second]);
  await user.keyboard("Croquete");
  expect(names().slice(0, 3)).toEqual([first, "Croquete", second]);
});

test("the menu moves a row, and says where it is now", async () => {
  const { names, choose } = renderGarnishes();
  const [first, second, third] = names();
  await choose(third!, "Mover para cima");
  expect(names()).toEqual([first, third, second]);
  expect(screen.getByText(`${third}: linha 2 de 3`)).toBeInTheDocument();
  await choose(first!, "Mover para cima");
  expect(names()).toEqual([first, third, second]);
});

test("Alt and an arrow move the row being edited, which keeps the focus", async () => {
  const { names, field, user } = renderGarnishes();
  const [first, second, third] = names();
  await user.click(field(first!));
  await user.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  expect(names()).toEqual([second, third, first]);
  expect(field(first!)).toHaveFocus();
  await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(names()).toEqual([second, first, third]);
  expect(field(first!)).toHaveFocus();
});

test("a row without a name is called by its kind", () => {
  const store = new BudgetStore();
  store.team.rows[0]!.set("name", "");
  renderWithAppState(<TeamStep />, { store });
  expect(
    screen.getByRole("button", { name: "Mover ou duplicar função sem nome" }),
  ).toBeInTheDocument();
});

test.each([
  ["categoria", <FoodsStep key="f" />],
  ["mesa", <ThematicTablesStep key="t" />],
  ["despesa", <GeneralExpensesStep key="o" />],
])(
  "the menu of a %s copies all of it and focuses the name",
  async (_, step) => {
    const { user, store } = renderWithAppState(step);
    const groups = () =>
      [
        store.foods.groups,
        store.thematicTables.groups,
        store.generalExpenses.groups,
      ].flatMap((list) => list.map(({ name, items }) => [name, items.length]));
    const before = groups();
    const header = document.querySelector<HTMLElement>(
      "[data-group] > header",
    )!;
    await user.click(
      within(header).getByRole("button", { name: /^Mover ou duplicar/ }),
    );
    await user.click(screen.getByRole("menuitem", { name: "Duplicar" }));
    const added = groups().find(([name]) => String(name).endsWith(" (cópia)"))!;
    expect(groups()).toHaveLength(before.length + 1);
    expect(before).toContainEqual([
      String(added[0]).replace(" (cópia)", ""),
      added[1],
    ]);
    expect(screen.getByDisplayValue(String(added[0]))).toHaveFocus();
  },
);
