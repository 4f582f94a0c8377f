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

test("says under the name what is not usual and what to buy, and nothing else", async () => {
  const { user, row } = renderDrinks();
  expect(
    row("Vinho tinto seco").getByText("Alcoólica · 14 garrafas de 750 ml"),
  ).toBeVisible();
  expect(row("Gelo").getByText("Gelada · 20 sacos de 5 kg")).toBeVisible();
  expect(row("Refrigerante").getByText("20 garrafas de 2 L")).toBeVisible();
  expect(row("Café").getByText("140 com a equipe")).toBeVisible();
  expect(row("Café").getByText("7 L")).toBeVisible();
  expect(
    row("Frutas e guarnições do bar (valor fixo)").getByText("Valor fixo"),
  ).toBeVisible();
  await user.click(
    row("Vinho tinto seco").getByRole("button", {
      name: "Embalagem de 750 ml, mudar",
    }),
  );
  const panel = screen.getByRole("dialog", { name: "Embalagem" });
  expect(panel).toHaveTextContent("14 garrafas, sobram 500 ml");
  expect(panel).toHaveTextContent("R$ 42,00 cada");
});

test("edits every field of a drink; packages never change its cost [whole-packages]", async () => {
  const { user, row, fields, store } = renderDrinks(
    storeWith("Água mineral sem gás", "Café"),
  );
  const before = store.drinks.rows[0]!.cost;
  const water = row("Água mineral sem gás");
  await user.click(water.getByRole("button", { name: /^Embalagem de 500/ }));
  const size = screen.getByLabelText("Tamanho da embalagem");
  expect(size).toHaveFocus();
  await user.clear(size);
  await user.type(size, "1500");
  await user.keyboard("{Escape}");
  await user.click(water.getByRole("button", { name: "Alcoólica" }));
  await user.click(water.getByRole("button", { name: "Gelada" }));
  expect(store.drinks.rows[0]!.cost).toEqual(before);
  expect(
    water.getByText("Alcoólica · Gelada · 34 garrafas de 1,5 L"),
  ).toBeVisible();
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
    water.getByRole("button", { name: "Multiplicar por 100 convidados" }),
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

test("a new drink takes the focus, and its package is asked for by a button", async () => {
  const { user, row, fields } = renderDrinks(storeWith("Café"));
  await user.click(screen.getByRole("button", { name: "Adicionar Bebida" }));
  await user.keyboard("Chá");
  const tea = row("Chá");
  expect(tea.getByLabelText("Nome da bebida")).toHaveFocus();
  await user.click(tea.getByRole("button", { name: "Embalagem" }));
  await user.keyboard("2");
  expect(fields(1).packageSize).toBe(2);
  expect(screen.getByRole("dialog")).toHaveTextContent("0 garrafas");
});

test("a new drink is alcoholic by its name, unless the user says otherwise [alcohol-by-name]", async () => {
  const { user, row, fields } = renderDrinks(storeWith("Café"));
  const add = () =>
    user.click(screen.getByRole("button", { name: "Adicionar Bebida" }));
  await add();
  await user.keyboard("Cerveja");
  expect(fields(1).isAlcoholic).toBe(true);
  await user.keyboard(" sem álcool");
  expect(fields(1).isAlcoholic).toBe(false);
  await user.clear(row("Cerveja sem álcool").getByLabelText("Nome da bebida"));
  await user.keyboard("Gin");
  await user.click(row("Gin").getByRole("button", { name: "Alcoólica" }));
  expect(fields(1).isAlcoholic).toBe(false);
  await user.type(row("Gin").getByLabelText("Nome da bebida"), "{End} seco");
  expect(fields(1).isAlcoholic).toBe(false);

  await user.type(row("Café").getByLabelText("Nome da bebida"), "{End} e rum");
  expect(fields(0).isAlcoholic).toBe(false);
});

test("pasted lines that become new drinks are alcoholic by their names [alcohol-by-name]", async () => {
  const { user, row, store } = renderDrinks(storeWith("Café"));
  await user.click(row("Café").getByLabelText("Nome da bebida"));
  await user.paste("Vodka\t50\nÁgua tônica\t200");
  expect(
    store.drinks.rows.map(({ fields: { name, isAlcoholic } }) => [
      name,
      isAlcoholic,
    ]),
  ).toEqual([
    ["Café", false],
    ["Vodka", true],
    ["Água tônica", false],
  ]);
});

test("a gallon without a package says what the whole one costs [pack-price]", () => {
  const store = storeWith("Água da equipe (galão 20 L)");
  const water = store.drinks.rows[0]!;
  water.set("packageSize", 0);
  const { row } = renderDrinks(store);
  expect(row(water.fields.name).getByText("R$ 15,00 o galão")).toBeVisible();
});

test.each([
  ["com álcool", 3],
  ["ALCOOLICA", 3],
  ["não alcoólica", 7],
  ["sem álcool", 7],
])("%s finds %i drinks", async (query, count) => {
  const { user, names } = renderDrinks();
  await user.type(screen.getByRole("searchbox"), query);
  expect(names()).toHaveLength(count);
});

test("finds the drinks to be served cold", async () => {
  const store = new BudgetStore();
  const isCold = store.drinks.rows.filter(({ fields }) => fields.isForBeer);
  const { user, names } = renderDrinks(store);
  await user.type(screen.getByRole("searchbox"), "gelada");
  expect(names()).toEqual(isCold.map(({ fields }) => fields.name));
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
    "DrinkAbout",
    "LiveMoney",
    "LiveText",
    "PartRowView",
    "RowTotal",
  ]);
  expect(names.filter((name) => name === "PartRowView")).toHaveLength(1);
});
