import { act, screen, waitFor, within } from "@testing-library/react";
import { keepSavedBudgets } from "shared-contracts/budget-file/saved-budgets-cache";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { DrinksStep } from "../drinks/DrinksStep.tsx";
import { TeamStep } from "../team/TeamStep.tsx";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { savedBudget } from "../testing/saved-budget.ts";
import { SavedRowsProvider } from "./SavedRowsProvider.tsx";

const LIST = [savedBudget({ updatedAt: "2025-12-08T15:00:00.000Z" })];

function emptyStore() {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  return store;
}

/** A budget with one new drink, whose name has the focus. */
async function renderDrinks(answers: Answers = { listBudgets: () => LIST }) {
  const store = emptyStore();
  const row = store.drinks.add();
  const view = renderWithAppState(
    <SavedRowsProvider>
      <DrinksStep />
    </SavedRowsProvider>,
    { store, answers },
  );
  await view.user.click(screen.getByLabelText("Nome da bebida"));
  return { ...view, row };
}

/** The field, once it has something to suggest. */
const nameField = () =>
  waitFor(() => {
    const field = screen.getByLabelText("Nome da bebida");
    expect(field).toHaveAttribute("aria-autocomplete", "list");
    return field;
  });
const options = () => {
  const list = screen.queryByRole("listbox", { name: "Sugestões" });
  return list ? within(list).getAllByRole("option") : [];
};
const texts = () =>
  options().map(({ textContent }) => textContent.replace(/\s/g, " "));

test("opening a step asks for nothing; going to a name asks for the list", async () => {
  const { calls } = renderWithAppState(
    <SavedRowsProvider>
      <DrinksStep />
    </SavedRowsProvider>,
    { answers: { listBudgets: () => LIST } },
  );
  expect(calls).toEqual([]);
  act(() => screen.getAllByLabelText("Nome da bebida")[0]!.focus());
  await waitFor(() => expect(calls).toMatchObject([{ name: "listBudgets" }]));
  await waitFor(() =>
    expect(screen.getAllByLabelText("Nome da bebida")[0]).toHaveAttribute(
      "aria-autocomplete",
    ),
  );
});

test("offers drinks of saved budgets, and choosing one fills the row as one step", async () => {
  const { user, row, store } = await renderDrinks();
  await nameField();
  await user.keyboard("cer");
  expect(texts()).toEqual([
    "Cerveja (lata 350 ml)1,050 L · R$ 12,00/L · 08/12/2025",
  ]);
  expect(row.fields).toMatchObject({ name: "cer", unitPrice: 0, unit: "un" });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(row.fields).toMatchObject({
    name: "Cerveja (lata 350 ml)",
    consumptionPerPerson: 1050,
    unit: "ml",
    unitPrice: 12,
    packageSize: 350,
    isAlcoholic: true,
    isForBeer: true,
  });
  expect(await nameField()).toHaveFocus();
  act(() => void store.history.undo());
  expect(row.fields).toMatchObject({
    name: "cer",
    unitPrice: 0,
    unit: "un",
    packageSize: 0,
  });
  act(() => void store.history.undo());
  expect(row.fields.name).toBe("");
});

test("Enter adds a row while nothing is marked", async () => {
  const { user, row, store } = await renderDrinks();
  await nameField();
  await user.keyboard("cer{Enter}");
  expect(row.fields).toMatchObject({ name: "cer", unitPrice: 0 });
  expect(store.drinks.rows).toHaveLength(2);
});

test("a price of its own stays; the last one is offered beside it", async () => {
  const { user, row } = await renderDrinks();
  act(() => {
    row.set("unitPrice", 10);
    row.set("unit", "ml");
  });
  await nameField();
  await user.keyboard("cer{ArrowDown}{Tab}");
  expect(row.fields.unitPrice).toBe(10);
  const take = { name: /^Usar R\$\s12,00\/L de 08\/12\/2025$/ };
  expect(screen.queryByRole("button", take)).toBeNull();
  const price = screen.getByLabelText("Preço por litro");
  await user.click(price);
  await user.click(screen.getByRole("button", take));
  expect(row.fields.unitPrice).toBe(12);
  expect(price).toHaveFocus();
  expect(screen.queryByRole("button", take)).toBeNull();
});

test("the list kept in this browser serves without a network", async () => {
  keepSavedBudgets(() => localStorage, "user-1", LIST, 0);
  keepSavedBudgets(
    () => localStorage,
    "user-2",
    [savedBudget({ nome: "alheio" })],
    0,
  );
  const { user, calls } = await renderDrinks({});
  await nameField();
  await user.keyboard("gelo");
  expect(texts()).toEqual(["Gelo1 kg · R$ 1,75/kg · 08/12/2025"]);
  expect(calls).toHaveLength(1);
});

test("a member of the team gets the cost of the function, not the number of people", async () => {
  const store = emptyStore();
  const member = store.team.add("custom");
  const { user } = renderWithAppState(
    <SavedRowsProvider>
      <TeamStep />
    </SavedRowsProvider>,
    { store, answers: { listBudgets: () => LIST } },
  );
  const name = screen.getAllByLabelText("Nome da função").at(-1)!;
  await user.click(name);
  await waitFor(() => expect(name).toHaveAttribute("aria-autocomplete"));
  await user.keyboard("gar");
  const [waiter] = options();
  expect(waiter).toHaveTextContent("R$ 210,00 por pessoa · 08/12/2025");
  await user.click(waiter!);
  expect(member.fields).toMatchObject({
    name: "Garçom",
    cost: 210,
    quantity: 1,
  });
});
