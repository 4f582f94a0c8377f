import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { redrawnObservers } from "../testing/redrawn-observers.ts";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import { FoodsStep } from "../testing/part-steps.tsx";

function renderFoods() {
  const view = renderWithAppState(<FoodsStep />);
  return {
    ...view,
    first: () => {
      const [category] = view.store.foods.groups;
      const [row] = category!.items;
      return { category: category!, row: row! };
    },
    cell: (label: string, index = 0) => screen.getAllByLabelText(label)[index]!,
    card: (name: string) => within(screen.getByRole("region", { name })),
  };
}

test("shows the sample's categories with live totals", () => {
  const { card } = renderFoods();
  expect(card("Carnes e Aves").getByText("R$ 1.256,00")).toBeVisible();
  expect(card("Carnes e Aves").getByText("12 kg")).toBeVisible();
  expect(card("Insumos de Preparo").getByText("Valor fixo")).toBeVisible();
  expect(
    screen.getByText("Total Prato Principal").parentElement,
  ).toHaveTextContent("R$ 2.195,00");
});

test("edits every field of an item", async () => {
  const { user, first, cell, card } = renderFoods();
  await user.clear(cell("Nome do item"));
  await user.type(cell("Nome do item"), "picanha");
  await user.clear(cell("Qtd. por pessoa"));
  await user.type(cell("Qtd. por pessoa"), "0,2");
  await user.selectOptions(cell("Unidade"), "L");
  await user.clear(cell("Preço por litro"));
  await user.type(cell("Preço por litro"), "10.5");
  await user.click(cell("Multiplicar por 40 da equipe"));
  expect(first().row.fields).toMatchObject({
    name: "picanha",
    quantityPerPerson: 0.2,
    unit: "L",
    unitPrice: 10.5,
    multiplyByGuests: true,
    multiplyByTeam: true,
  });
  const row = card("Carnes e Aves");
  expect(row.getByText("140 com a equipe")).toBeVisible();
  expect(row.getByText("R$ 294,00")).toBeVisible();
});

test("keeps a unit the page does not offer as an option of that row [unlisted-unit-stays]", () => {
  const store = new BudgetStore();
  const [row] = store.foods.groups[0]!.items;
  row!.set("unit", "cent");
  renderWithAppState(<FoodsStep />, { store });
  const [unit, next] = screen.getAllByLabelText("Unidade");
  const labels = (select: HTMLElement | undefined) =>
    within(select!)
      .getAllByRole("option")
      .map((option) => option.textContent);
  expect(labels(unit)).toEqual(["un", "kg", "g", "L", "ml", "cento"]);
  expect(labels(next)).toEqual(["un", "kg", "g", "L", "ml"]);
});

test("Enter and arrows keep the column; Enter on a category's last row adds one there", async () => {
  const { user, store, cell } = renderFoods();
  await user.click(cell("Preço por kg", 0));
  await user.keyboard("{Enter}");
  expect(cell("Preço por kg", 1)).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(cell("Preço por kg", 2)).toHaveFocus();
  await user.keyboard("{ArrowUp}{Enter}");
  expect(store.foods.groups[0]!.items).toHaveLength(3);
  expect(store.foods.groups[1]!.items).toHaveLength(3);
  expect(cell("Nome do item", 2)).toHaveFocus();
  expect(cell("Nome do item", 2)).toHaveValue("");
});

test("adds an item and a category, each focused on its name", async () => {
  const { user, store, cell, card } = renderFoods();
  await user.click(
    card("Massas").getByRole("button", { name: "Adicionar Item" }),
  );
  expect(card("Massas").getAllByLabelText("Nome do item")[2]).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Adicionar Categoria" }));
  expect(cell("Nome da categoria", 5)).toHaveFocus();
  expect(screen.getByText("Nenhum item nesta categoria.")).toBeVisible();
  await user.keyboard("Sopas{Enter}Caldo verde");
  expect(store.foods.groups.at(-1)!.name).toBe("Sopas");
  expect(card("Sopas").getByLabelText("Nome do item")).toHaveValue(
    "Caldo verde",
  );
});

test("asks before deleting an item, and moves the focus to the next one [deleting-asks]", async () => {
  const { user, first } = renderFoods();
  const { category, row } = first();
  const remove = { name: `Excluir ${row.fields.name}` };
  await user.click(screen.getByRole("button", remove));
  const question = within(screen.getByRole("alertdialog"));
  expect(question.getByText("Deseja Excluir?")).toBeVisible();
  expect(screen.getByRole("alertdialog")).toHaveTextContent(
    `${row.fields.name}. Esta ação não pode ser desfeita.`,
  );
  await user.click(question.getByRole("button", { name: "Cancelar" }));
  expect(category.items).toContain(row);
  expect(screen.getByRole("button", remove)).toHaveFocus();

  await user.click(screen.getByRole("button", remove));
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(category.items).not.toContain(row);
  expect(
    screen.getByRole("button", {
      name: `Excluir ${category.items[0]!.fields.name}`,
    }),
  ).toHaveFocus();
});

test("says what goes with a category before deleting it", async () => {
  const { user, store } = renderFoods();
  await user.click(
    screen.getByRole("button", { name: "Excluir categoria Massas" }),
  );
  expect(screen.getByRole("alertdialog")).toHaveTextContent(
    "Massas, com 2 itens. Esta ação não pode ser desfeita.",
  );
  await user.click(screen.getByRole("button", { name: "Excluir" }));
  expect(store.foods.groups.map(({ name }) => name)).not.toContain("Massas");
});

test("searches by item, unit and category; totals go on counting everything [search-is-a-substring]", async () => {
  const { user, cell } = renderFoods();
  const search = screen.getByRole("searchbox");
  const shown = () =>
    screen
      .queryAllByLabelText<HTMLTextAreaElement>("Nome do item")
      .map((name) => name.value);
  await user.type(search, "MOLHO");
  expect(shown()).toEqual([
    "Filé mignon ao molho madeira",
    "Filé de peito de frango ao molho de mostarda",
    "Molho funghi",
    "Molho de mostarda e mel",
  ]);
  expect(screen.queryByRole("region", { name: "Arroz e Guarnições" })).toBe(
    null,
  );
  expect(
    screen.getByText("Total Prato Principal").parentElement,
  ).toHaveTextContent("R$ 2.195,00");

  await user.clear(cell("Nome do item"));
  expect(shown()[0]).toBe("");

  await user.clear(search);
  await user.type(search, "ml");
  expect(shown()).toEqual(["Molho funghi", "Molho de mostarda e mel"]);
  await user.clear(search);
  await user.type(search, "massas");
  expect(shown()).toEqual(["Penne (massa seca)", "Molho funghi"]);

  await user.clear(search);
  await user.type(search, "xyz");
  expect(screen.getByText("Nada encontrado para “xyz”")).toBeVisible();
  await user.click(
    within(screen.getByRole("status")).getByRole("button", {
      name: "Limpar busca",
    }),
  );
  expect(shown()).toHaveLength(10);
});

test("an empty step says how to start", async () => {
  const store = new BudgetStore();
  for (const { id } of [...store.foods.groups]) store.foods.remove(id);
  const { user } = renderWithAppState(<FoodsStep />, { store });
  expect(screen.getByText("Nenhum item nesta etapa")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Adicionar Categoria" }));
  expect(screen.getByLabelText("Nome da categoria")).toHaveFocus();
});

test("the fields of a row are a group named after its item, also while that is typed", async () => {
  const { user, cell } = renderFoods();
  const name = cell("Nome do item");
  const group = name.closest("[role=group]");
  expect(group).toHaveAccessibleName("Filé mignon ao molho madeira");
  await user.type(name, "Picanha");
  expect(group).toHaveAccessibleName("Picanha");
  await user.clear(name);
  expect(group).toHaveAccessibleName("Sem nome");
});

test("a key press draws its row and the totals again, nothing else", async () => {
  const { user, cell } = renderFoods();
  await user.click(cell("Qtd. por pessoa"));
  const names = await redrawnObservers(() => user.keyboard("7"));
  expect(names.sort()).toEqual([
    "LiveMoney",
    "LiveMoney",
    "LiveMoney",
    "PartRowView",
    "RowTotal",
  ]);
});
