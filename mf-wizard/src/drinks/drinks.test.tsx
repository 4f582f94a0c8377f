import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { redrawnObservers } from "../testing/redrawn-observers.ts";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { DrinksStep } from "../testing/part-steps.tsx";

/** The sample with only some of its drinks: fewer rows to draw. */
function storeWith(...names: string[]) {
  const store = new BudgetStore();
  for (const { id, fields } of [...store.drinks.rows])
    if (!names.includes(fields.name)) store.drinks.remove(id);
  return store;
}

function renderDrinks(store = new BudgetStore()) {
  const view = renderWithAppState(<DrinksStep />, { store });
  return {
    ...view,
    row: (name: string) => {
      const field = screen
        .getAllByLabelText<HTMLTextAreaElement>("Nome da bebida")
        .find(({ value }) => value === name);
      return within(field!.closest<HTMLElement>("[data-row]")!);
    },
    fields: (index: number) => store.drinks.rows[index]!.fields,
    names: () =>
      screen
        .queryAllByLabelText<HTMLTextAreaElement>("Nome da bebida")
        .map(({ value }) => value),
  };
}

test("says what to buy: packages rounded up, what is left over, the price of one", () => {
  const { row } = renderDrinks();
  const wine = row("Vinho tinto seco");
  expect(wine.getByText("14 embalagens")).toBeVisible();
  expect(wine.getByText("sobram 500 ml", { exact: false })).toBeVisible();
  expect(wine.getByText("R$ 42,00 cada")).toBeVisible();
  expect(wine.getByText("10 L")).toBeVisible();
  expect(row("Café").getByText("7 L, × 140")).toBeVisible();
  expect(
    row("Frutas e guarnições do bar (valor fixo)").getByText("1 un, fixo"),
  ).toBeVisible();
});

test("edits every field of a drink; packages never change its cost [whole-packages]", async () => {
  const { user, row, fields, store } = renderDrinks(
    storeWith("Água mineral sem gás", "Café"),
  );
  const before = store.drinks.rows[0]!.cost;
  const water = row("Água mineral sem gás");
  await user.clear(water.getByLabelText("Embalagem"));
  await user.type(water.getByLabelText("Embalagem"), "1500");
  await user.click(water.getByRole("button", { name: "Sem álcool" }));
  await user.click(water.getByRole("button", { name: "Cerveja e gelo" }));
  expect(store.drinks.rows[0]!.cost).toEqual(before);
  expect(water.getByText("34 embalagens")).toBeVisible();
  expect(water.getByRole("button", { name: "Alcoólica" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await user.clear(water.getByLabelText("Qtd. por pessoa"));
  await user.type(water.getByLabelText("Qtd. por pessoa"), "0,5");
  await user.selectOptions(water.getByLabelText("Unidade"), "kg");
  await user.clear(water.getByLabelText("Preço por kg"));
  await user.type(water.getByLabelText("Preço por kg"), "3");
  await user.click(
    water.getByRole("button", { name: "Multiplicar por convidados: 100" }),
  );
  await user.type(water.getByLabelText("Nome da bebida"), "Água");
  expect(fields(0)).toMatchObject({
    name: "Água",
    consumptionPerPerson: 0.5,
    unit: "kg",
    unitPrice: 3,
    // Another kind of unit empties it.
    packageSize: 0,
    isAlcoholic: true,
    isForBeer: true,
    multiplyByGuests: false,
    multiplyByTeam: false,
  });
});

test("a new drink asks for its package and takes the focus", async () => {
  const { user, row } = renderDrinks(storeWith("Café"));
  await user.click(screen.getByRole("button", { name: "Adicionar Bebida" }));
  await user.keyboard("Chá");
  const tea = row("Chá");
  expect(tea.getByLabelText("Nome da bebida")).toHaveFocus();
  await user.click(tea.getByRole("button", { name: "Informe a embalagem" }));
  expect(tea.getByLabelText("Embalagem")).toHaveFocus();
  await user.keyboard("2");
  expect(tea.getByText("0 embalagens")).toBeVisible();
});

test("a gallon without a package says what the whole one costs [pack-price]", () => {
  const store = storeWith("Água da equipe (galão 20 L)");
  const water = store.drinks.rows[0]!;
  water.set("packageSize", 0);
  const { row } = renderDrinks(store);
  expect(row(water.fields.name).getByText("R$ 15,00 o galão")).toBeVisible();
});

test("searches by name, unit and alcohol", async () => {
  const { user, names } = renderDrinks();
  const search = screen.getByRole("searchbox", { name: "Buscar bebida" });
  await user.type(search, "alcoólica");
  expect(names()).toEqual([
    "Cerveja (lata 350 ml)",
    "Vinho tinto seco",
    "Whisky 8 anos",
  ]);
  await user.clear(search);
  await user.type(search, "gal");
  expect(names()).toEqual(["Água da equipe (galão 20 L)"]);
  await user.keyboard("{Escape}");
  expect(names()).toHaveLength(10);
});

test("sums what has alcohol apart from what has none", () => {
  renderDrinks();
  const line = (label: string) => screen.getByText(label).parentElement;
  expect(line("Alcoólicas")).toHaveTextContent("1,18 L por convidado");
  expect(screen.getByText("Total Bebidas").parentElement).toHaveTextContent(
    "R$ 2.988,00",
  );
});

test("a key press draws its row and the totals again, nothing else", async () => {
  const { user, row } = renderDrinks(storeWith("Gelo", "Café"));
  await user.click(row("Café").getByLabelText("Preço por litro"));
  const names = await redrawnObservers(() => user.keyboard("7"));
  expect([...new Set(names)].sort()).toEqual([
    "DrinkPackages",
    "LiveMoney",
    "LiveText",
    "MultipliedQuantity",
    "PartRowView",
    "RowTotal",
  ]);
  expect(names.filter((name) => name === "PartRowView")).toHaveLength(1);
});
