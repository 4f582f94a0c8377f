import { act, screen, waitFor, within } from "@testing-library/react";
import type { Recipe } from "shared-contracts/entities/recipe";
import {
  ingredient,
  lines,
  open,
  renderStep,
  RISOTTO,
  use,
} from "./recipe-step.test-data.tsx";

test("a recipe is made for a row: the book's prices, the yield, and the price that follows", async () => {
  const view = renderStep();
  await open(view, "Criar ficha técnica");
  const { user, row } = view;
  expect(await use("0,00")).toBeDisabled();
  await user.type(await screen.findByLabelText("Ingrediente"), "arroz");
  await user.keyboard("{ArrowDown}{Enter}");
  const [line] = lines();
  await user.type(within(line!).getByLabelText("Limpa"), "2,2");
  expect(within(line!).getByLabelText("Preço por kg")).toHaveValue("24,90");
  // Enter in the last row adds one.
  await user.keyboard("{Enter}");
  await user.keyboard("Alho poró{Tab}1,2");
  const second = lines()[1]!;
  expect(within(second).getByLabelText("Preço por kg")).toHaveValue("16,90");
  await user.type(within(second).getByLabelText("Fator"), "1,54");
  await user.tab();
  expect(second).toHaveTextContent("1,848 kg");
  expect(second).toHaveTextContent("R$ 31,23");
  await user.type(screen.getByLabelText("Rende"), "8");
  expect(
    screen.getByText("66 porções de 120 g, como neste orçamento"),
  ).toBeVisible();
  await user.click(await use("10,75"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(view.bodies("createRecipe")).toEqual([
    {
      name: "Risoto de alho-poró",
      unit: "kg",
      yield: 8,
      ingredients: [
        ingredient({}),
        ingredient({
          name: "Alho poró",
          quantity: 1.2,
          factor: 1.54,
          price: 16.9,
        }),
      ],
    },
  ]);
  expect(row.fields).toMatchObject({
    unitPrice: 10.75,
    recipe: { id: RISOTTO.id, price: 10.75 },
  });
  act(() => void view.store.history.undo());
  expect(row.fields).toMatchObject({ unitPrice: 20.6 });
  expect(row.fields.recipe).toBeUndefined();
});

test("portions of the row are a yield", async () => {
  const view = renderStep({ recipes: [{ ...RISOTTO }] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.selectOptions(
    await screen.findByLabelText("Unidade do rendimento"),
    "porções",
  );
  const made = screen.getByLabelText("Rende");
  await user.clear(made);
  await user.type(made, "50");
  expect(screen.getAllByText("6 kg")).not.toHaveLength(0);
  await user.click(await use("16,67"));
  await waitFor(() =>
    expect(view.bodies("updateRecipe")).toMatchObject([{ yield: 6 }]),
  );
});

test("a recipe that is as it was is used without a call", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  await view.user.click(await use("12,50"));
  await waitFor(() => expect(view.row.fields.unitPrice).toBe(12.5));
  expect(view.bodies("updateRecipe")).toEqual([]);
});

test("a missing yield, and one of another unit, is said at its field", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { unit: "ml", recipe: { id: RISOTTO.id, price: 12.5 } },
  });
  await open(view, "Abrir ficha técnica");
  expect(
    await screen.findByText("Informe quanto a receita rende em L."),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: /^Usar R\$/ })).toBeDisabled();
});

test("what an ingredient lacks is said at its field when its row is left, and no price is taken before [recipe-is-complete]", async () => {
  const view = renderStep();
  await open(view, "Criar ficha técnica");
  const { user } = view;
  await user.type(await screen.findByLabelText("Rende"), "8");
  await user.type(screen.getByLabelText("Ingrediente"), "Arroz arbóreo{Tab}");
  const [line] = lines();
  const quantity = within(line!).getByLabelText("Limpa");
  expect(quantity).toHaveFocus();
  expect(quantity).toBeValid();
  await user.click(screen.getByLabelText("Rende"));
  expect(quantity).toHaveAccessibleDescription("Informe a quantidade.");
  expect(await use("0,00")).toBeDisabled();
  await user.type(quantity, "2,2");
  expect(quantity).toBeValid();
  const price = within(line!).getByLabelText("Preço por kg");
  await user.clear(price);
  await user.tab();
  expect(await use("0,00")).toBeDisabled();
  expect(price).toHaveAccessibleDescription(
    "Informe o preço, ou 0 se não custa nada.",
  );
  await user.type(price, "0");
  await user.tab();
  expect(price).toBeValid();
  expect(screen.getByLabelText("Rende")).toHaveAccessibleDescription(
    /^A receita sai a R\$\s0,00 por kg\. Confira os preços e o rendimento\.$/,
  );
  expect(await use("0,00")).toBeDisabled();
  await user.clear(price);
  await user.type(price, "20");
  expect(await use("5,50")).toBeEnabled();
});

test("what the API refuses stands at its ingredient, and nothing is lost", async () => {
  const refusal = Object.assign(new Error("Dados inválidos"), {
    name: "ApiError",
    code: "VALIDATION",
    errors: [
      { path: "ingredients[1].name", message: "Esta receita já usa aquela." },
    ],
  });
  const view = renderStep({
    recipes: [RISOTTO],
    answers: {
      updateRecipe: () => {
        throw refusal;
      },
    },
  });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.type(screen.getByLabelText("Rende"), "4");
  await user.click(await screen.findByRole("button", { name: /^Usar R\$/ }));
  expect(
    await within(lines()[1]!).findByText("Esta receita já usa aquela."),
  ).toBeVisible();
  expect(view.row.fields.unitPrice).toBe(20.6);
});

test("a recipe that changed elsewhere loses nothing typed, and is saved over on the next press", async () => {
  let recipe: Recipe = { ...RISOTTO, versao: 1 };
  const refusal = Object.assign(new Error("Alterada"), {
    name: "ApiError",
    code: "VERSION_MISMATCH",
  });
  const view = renderStep({
    answers: {
      listRecipes: () => ({ recipes: [recipe] }),
      updateRecipe: ({ ifMatch }) => {
        if (ifMatch !== recipe.versao) throw refusal;
        return { id: RISOTTO.id };
      },
    },
  });
  await open(view, "Abrir ficha técnica");
  recipe = { ...RISOTTO, versao: 2, yield: 9 };
  const { user } = view;
  const made = await screen.findByLabelText("Rende");
  await user.clear(made);
  await user.type(made, "4");
  await user.click(await use("25,00"));
  expect(
    await screen.findByText(/O que você digitou continua aqui/),
  ).toBeVisible();
  expect(made).toHaveValue("4");
  expect(view.row.fields.unitPrice).toBe(20.6);
  await user.click(await use("25,00"));
  await waitFor(() => expect(view.row.fields.unitPrice).toBe(25));
  expect(view.bodies("updateRecipe")).toHaveLength(2);
});

test("what was typed is not thrown away without a question", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.type(await screen.findByLabelText("Rende"), "4");
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(
    await screen.findByRole("button", { name: "Continuar editando" }),
  );
  await user.click(screen.getByRole("button", { name: "Cancelar" }));
  await user.click(await screen.findByRole("button", { name: "Descartar" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
