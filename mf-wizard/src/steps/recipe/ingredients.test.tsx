import { act, screen, waitFor, within } from "@testing-library/react";
import type { Recipe } from "shared-contracts/entities/recipe";
import {
  ingredient,
  lines,
  open,
  renderStep,
  RISOTTO,
} from "./recipe-step.test-data.tsx";

test("a recipe is an ingredient, but not one that uses this one", async () => {
  const dough: Recipe = { ...RISOTTO, id: "dough", name: "Massa", yield: 4 };
  const looped: Recipe = {
    ...RISOTTO,
    id: "looped",
    name: "Massa recheada",
    ingredients: [ingredient({ recipe: RISOTTO.id })],
  };
  const view = renderStep({ recipes: [RISOTTO, dough, looped] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.click(
    await screen.findByRole("button", { name: "Adicionar ingrediente" }),
  );
  await user.keyboard("massa");
  const offers = screen.getByRole("listbox", { name: "Sugestões" });
  expect(within(offers).getByRole("option")).toHaveTextContent(
    "Ficha técnica · R$ 25,00/kg",
  );
  await user.keyboard("{ArrowDown}{Enter}{Tab}1");
  await user.click(screen.getByRole("button", { name: /^Usar R\$/ }));
  await waitFor(() =>
    expect(
      (view.bodies("updateRecipe")[0] as Recipe).ingredients.at(-1),
    ).toMatchObject({ name: "Massa", recipe: "dough", price: 25 }),
  );
});

test("the grid is used as a spreadsheet", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  const { user, notices } = view;
  const cell = (row: number, label: string) =>
    within(lines()[row]!).getByLabelText(label);
  await user.click(await screen.findByLabelText("Rende"));
  await user.click(cell(1, "Fator"));
  await user.keyboard("{ArrowDown}");
  expect(cell(2, "Fator")).toHaveFocus();
  await user.keyboard("{Control>}d{/Control}");
  await waitFor(() => expect(cell(2, "Fator")).toHaveValue("1,54"));
  await user.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}");
  expect(cell(1, "Preço por kg")).toHaveFocus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(cell(1, "Fator")).toHaveFocus();
  await user.keyboard("{Control>}{Delete}{/Control}");
  expect(lines()).toHaveLength(2);
  expect(cell(1, "Fator")).toHaveFocus();
  expect(notices.at(-1)!.text).toBe("Alho-poró removido da ficha.");
  act(() => notices.at(-1)!.action!.run());
  await waitFor(() => expect(lines()).toHaveLength(3));
});

test("pasted lines fill the rows from the cell on, and unread cells are counted", async () => {
  const view = renderStep({ recipes: [RISOTTO] });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  await user.click(
    await screen.findByRole("button", { name: "Adicionar ingrediente" }),
  );
  await user.paste(
    "Ingrediente\tQtd\tUn\tPreço\nCebola\t0,4\tkg\t5,50\nAlho-poró\tmuito\tg\nAzeite\t100\tml\t42,80\n",
  );
  expect(lines()).toHaveLength(6);
  expect(
    screen.getByText("3 linhas coladas; 1 célula que não deu para ler."),
  ).toBeVisible();
  const use = () => screen.getByRole("button", { name: /^Usar R\$/ });
  expect(use()).toBeDisabled();
  const unread = within(lines()[4]!).getByLabelText("Limpa");
  expect(unread).toHaveAccessibleDescription("Informe a quantidade.");
  await user.type(unread, "10");
  await user.click(use());
  await waitFor(() =>
    expect(
      (view.bodies("updateRecipe")[0] as Recipe).ingredients.slice(3),
    ).toEqual([
      ingredient({ name: "Cebola", quantity: 0.4, price: 5.5 }),
      ingredient({ name: "Alho-poró", quantity: 10, unit: "g", price: 16.9 }),
      ingredient({ name: "Azeite", quantity: 100, unit: "ml", price: 42.8 }),
    ]),
  );
});
