import { act, screen } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import { renderWithAppState } from "shared-contracts/testing/render-with-app-state";
import {
  DrinksStep,
  FoodsStep,
  GeneralExpensesStep,
} from "../../testing/part-steps.tsx";

/** One dish of 90 g for each of 137 guests. */
function drawDish() {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  store.event.setGuests(137);
  const category = store.foods.add();
  const row = category.addItem({
    name: "Batata gratinada",
    quantityPerPerson: 90,
    unitPrice: 14.9,
  });
  const view = renderWithAppState(<FoodsStep />, { store });
  return { ...view, row, category };
}

/** One drink of 250 ml, bought in packages of 750 ml. */
function drawDrink() {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  const row = store.drinks.add({
    name: "Vinho",
    consumptionPerPerson: 250,
    packageSize: 750,
    unit: "ml",
  });
  return { ...renderWithAppState(<DrinksStep />, { store }), row };
}

const unit = () => screen.getByRole("combobox", { name: "Unidade" });
const button = (name: string) => screen.getByRole("button", { name });
const hint = (text: string) => screen.getByText(text);
const noHint = () =>
  expect(screen.queryByRole("button", { name: "Fechar dica" })).toBeNull();

test("a chosen unit applies at once, keeps the number and moves no focus [unit-change-keeps-number]", async () => {
  const { user, row } = drawDish();
  await user.click(screen.getByLabelText("Qtd. por pessoa"));
  await user.tab();
  await user.selectOptions(unit(), "kg");
  expect(row.fields).toMatchObject({ quantityPerPerson: 90, unit: "kg" });
  expect(unit()).toHaveFocus();
  const said = hint("De g para kg: agora são 90 kg por pessoa.");
  expect(said.closest("[role='status']")).not.toBeNull();
  await user.tab();
  expect(screen.getByLabelText("Preço por kg")).toHaveFocus();
});

test("the hint converts the number, and its answer can be undone", async () => {
  const { user, row, store } = drawDish();
  await user.selectOptions(unit(), "kg");
  await user.click(button("Converter para 0,09 kg"));
  expect(row.fields).toMatchObject({ quantityPerPerson: 0.09, unit: "kg" });
  expect(hint("Convertido: 90 g = 0,09 kg.")).toBeVisible();
  await user.click(button("Desfazer"));
  expect(row.fields).toMatchObject({ quantityPerPerson: 90, unit: "kg" });
  expect(hint("De g para kg: agora são 90 kg por pessoa.")).toBeVisible();
  act(() => void store.history.undo());
  expect(row.fields.quantityPerPerson).toBe(0.09);
  act(() => void store.history.undo());
  act(() => void store.history.undo());
  expect(row.fields).toMatchObject({ quantityPerPerson: 90, unit: "g" });
  noHint();
});

test("the hint takes the unit back", async () => {
  const { user, row } = drawDish();
  await user.selectOptions(unit(), "kg");
  await user.click(button("Voltar para g"));
  expect(row.fields).toMatchObject({ quantityPerPerson: 90, unit: "g" });
  noHint();
});

test("changed twice, the row is compared with the unit it had first", async () => {
  const { user } = drawDish();
  await user.selectOptions(unit(), "L");
  await user.selectOptions(unit(), "kg");
  expect(hint("De g para kg: agora são 90 kg por pessoa.")).toBeVisible();
  await user.selectOptions(unit(), "g");
  noHint();
});

test("the hint goes away by its cross, and with another number", async () => {
  const { user } = drawDish();
  await user.selectOptions(unit(), "kg");
  await user.click(button("Fechar dica"));
  noHint();
  await user.selectOptions(unit(), "g");
  expect(hint("De kg para g: agora são 90 g por pessoa.")).toBeVisible();
  await user.type(screen.getByLabelText("Qtd. por pessoa"), "5");
  noHint();
});

test("an answer by keyboard leaves the focus in the field it is about", async () => {
  const { user } = drawDish();
  await user.selectOptions(unit(), "kg");
  act(() => button("Converter para 0,09 kg").focus());
  await user.keyboard("{Enter}");
  expect(screen.getByLabelText("Qtd. por pessoa")).toHaveFocus();
  expect(screen.getByLabelText("Qtd. por pessoa")).toHaveValue("0,09");
});

test("a new row takes another unit without a word", async () => {
  const { user, category } = drawDish();
  await user.click(button("Adicionar Item"));
  await user.keyboard("Farofa{Tab}0,12{Tab}");
  const units = screen.getAllByRole("combobox", { name: "Unidade" });
  await user.selectOptions(units[1]!, "kg");
  noHint();
  await user.click(screen.getByRole("searchbox"));
  noHint();
  expect(category.items[1]!.fields).toMatchObject({
    quantityPerPerson: 0.12,
    unit: "kg",
  });
  await user.selectOptions(units[1]!, "g");
  expect(hint("De kg para g: agora são 0,12 g por pessoa.")).toBeVisible();
});

test("another kind of unit keeps the number and empties a drink's package", async () => {
  const { user, row } = drawDrink();
  await user.selectOptions(unit(), "kg");
  expect(row.fields).toMatchObject({
    consumptionPerPerson: 250,
    unit: "kg",
    packageSize: 0,
  });
  expect(
    hint(
      "De ml para kg: agora são 250 kg por pessoa, e a embalagem de 750 ml saiu.",
    ),
  ).toBeVisible();
  await user.click(button("Voltar para ml"));
  expect(row.fields).toMatchObject({
    consumptionPerPerson: 250,
    unit: "ml",
    packageSize: 750,
  });
});

test("a drink's package is converted with its quantity", async () => {
  const { user, row } = drawDrink();
  await user.selectOptions(unit(), "L");
  expect(row.fields.packageSize).toBe(750);
  await user.click(button("Converter para 0,25 L"));
  expect(row.fields).toMatchObject({
    consumptionPerPerson: 0.25,
    packageSize: 0.75,
    unit: "L",
  });
});

test("units of the same size need no hint", async () => {
  const store = new BudgetStore();
  store.loadTemplate("blank");
  for (const { id } of [...store.generalExpenses.groups])
    store.generalExpenses.remove(id);
  const row = store.generalExpenses.add().addItem({ quantity: 3 });
  const { user } = renderWithAppState(<GeneralExpensesStep />, { store });
  await user.selectOptions(unit(), "embalagem");
  expect(row.fields.unit).toBe("embalagem");
  noHint();
});
