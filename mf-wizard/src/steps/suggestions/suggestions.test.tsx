import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { TeamStep } from "../team/TeamStep.tsx";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { savedBudget } from "../../scenarios/fixtures/saved-budget.ts";
import { priceBook } from "../../scenarios/fixtures/price-book.ts";
import { expireSavedBudgets } from "../../working-budget/saved/saved-budgets-query.ts";
import { PriceBookProvider } from "./PriceBookProvider.tsx";
import { DrinksStep } from "../testing/part-steps.tsx";

const LIST = [savedBudget({ updatedAt: "2025-12-08T15:00:00.000Z" })];

function emptyStore() {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  return store;
}

/** A budget with one new drink, whose name has the focus. */
async function renderDrinks(
  answers: Answers = { getPriceBook: () => priceBook(LIST) },
) {
  const store = emptyStore();
  const row = store.drinks.add();
  const view = renderWithAppState(
    <PriceBookProvider>
      <DrinksStep />
    </PriceBookProvider>,
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

test("opening a step asks for nothing, nor does going to a name; typing asks for the book once", async () => {
  const { calls, user } = await renderDrinks();
  expect(calls).toEqual([]);
  await user.keyboard("ce");
  await waitFor(() => expect(calls).toMatchObject([{ name: "getPriceBook" }]));
  await nameField();
  await user.keyboard("rv");
  act(() => screen.getByLabelText("Preço por unidade").focus());
  await user.click(await nameField());
  await user.keyboard("e");
  expect(calls).toHaveLength(1);
});

test("after a save here the book is asked for again by the next name", async () => {
  let budgets = LIST;
  const { calls, user, services } = await renderDrinks({
    getPriceBook: () => priceBook(budgets),
  });
  await user.keyboard("x{Backspace}");
  await nameField();
  budgets = [
    savedBudget({
      id: 9,
      dados: { drinks: [{ name: "Caldo de cana", unitPrice: 4 }] },
    }),
  ];
  act(() => expireSavedBudgets(services));
  await user.keyboard("cald");
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.keyboard("o");
  expect(texts()).toEqual(["Caldo de canaR$ 4,00/un · 20/11/2026"]);
});

test("without a network the copy of this browser serves", async () => {
  const first = await renderDrinks();
  await first.user.keyboard("c");
  await nameField();
  first.unmount();
  const { user } = await renderDrinks({});
  await nameField();
  await user.keyboard("cer");
  expect(texts()).toHaveLength(1);
});

test("offers drinks of saved budgets, and choosing one fills the row as one step", async () => {
  const { user, row, store } = await renderDrinks();
  await user.keyboard("c");
  await nameField();
  await user.keyboard("er");
  expect(texts()).toEqual([
    "Cerveja (lata 350 ml)1,05 L · R$ 12,00/L · 08/12/2025",
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
  await user.keyboard("c");
  await nameField();
  await user.keyboard("er{Enter}");
  expect(row.fields).toMatchObject({ name: "cer", unitPrice: 0 });
  expect(store.drinks.rows).toHaveLength(2);
});

test("a typed price stays; the last one is offered beside it", async () => {
  const { user, row } = await renderDrinks();
  act(() => {
    row.set("unitPrice", 10);
    row.set("unit", "ml");
  });
  await user.keyboard("c");
  await nameField();
  await user.keyboard("er{ArrowDown}{Tab}");
  expect(row.fields.unitPrice).toBe(10);
  const take = { name: /^Usar R\$\s12,00 do caderno$/ };
  const price = screen.getByLabelText("Preço por litro");
  await user.click(price);
  await user.click(screen.getByRole("button", take));
  expect(row.fields.unitPrice).toBe(12);
  expect(price).toHaveFocus();
  expect(screen.queryByRole("button", take)).toBeNull();
});

test("without the book names are typed as usual", async () => {
  const { user, row, calls } = await renderDrinks({});
  await user.keyboard("gelo");
  expect(row.fields.name).toBe("gelo");
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("combobox", { name: "Nome da bebida" })).toBeNull();
});

test("a member of the team gets the cost of the function, not the number of people", async () => {
  const store = emptyStore();
  const member = store.team.add("custom");
  const { user } = renderWithAppState(
    <PriceBookProvider>
      <TeamStep />
    </PriceBookProvider>,
    { store, answers: { getPriceBook: () => priceBook(LIST) } },
  );
  const name = screen.getAllByLabelText("Nome da função").at(-1)!;
  await user.click(name);
  await user.keyboard("g");
  await waitFor(() => expect(name).toHaveAttribute("aria-autocomplete"));
  await user.keyboard("ar");
  const [waiter] = options();
  expect(waiter).toHaveTextContent("R$ 210,00 por pessoa · 08/12/2025");
  await user.click(waiter!);
  expect(member.fields).toMatchObject({
    name: "Garçom",
    cost: 210,
    quantity: 1,
  });
});

test("F4 in a price says what the book knows, and leads to it and to new prices; only a press fills it in", async () => {
  const { user, row } = await renderDrinks({
    getPriceBook: () => priceBook(LIST),
    listBudgetSummaries: () => [],
  });
  act(() => {
    row.set("name", "CERVEJA (lata 350 ml)");
    row.set("unit", "ml");
  });
  await user.click(screen.getByLabelText(/^Preço por/));
  await user.keyboard("{F4}");
  expect(await screen.findByText(/12,00 por L$/)).toBeVisible();
  expect(screen.getByText(/em 1 orçamento$/)).toBeVisible();
  expect(row.fields.unitPrice).toBe(0);
  await user.click(screen.getByRole("button", { name: /12,00 por L/ }));
  expect(row.fields.unitPrice).toBe(12);
  const suffix = screen.getByRole("button", { name: /Preço no caderno$/ });
  await user.click(suffix);
  await user.click(
    await screen.findByRole("button", { name: "Ver no caderno" }),
  );
  expect(
    await screen.findByRole("dialog", { name: "Caderno de preços" }),
  ).toBeVisible();
  expect(await screen.findByLabelText("Último preço")).toHaveValue("12,00");
  await user.click(screen.getAllByRole("button", { name: "Fechar" }).at(-1)!);
  await waitFor(() => expect(suffix).toHaveFocus());
  await user.click(suffix);
  // jsdom has no IndexedDB: this device keeps no repricing.
  const warned = jest.spyOn(console, "warn").mockReturnValue(undefined);
  await user.click(
    await screen.findByRole("button", {
      name: "Reajustar em outros orçamentos",
    }),
  );
  expect(
    await screen.findByRole("dialog", { name: "Reajustar preços" }),
  ).toBeVisible();
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  warned.mockRestore();
});
