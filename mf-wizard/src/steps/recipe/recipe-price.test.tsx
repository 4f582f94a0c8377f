import { act, screen, waitFor, within } from "@testing-library/react";
import type { Recipe } from "shared-contracts/entities/recipe";
import {
  BROTH,
  ingredient,
  LEEK,
  lines,
  open,
  priceButton,
  renderStep,
  RICE,
  RISOTTO,
  use,
} from "./recipe-step.test-data.tsx";

test("a row says that its item is bought ready, and keeps that when it takes the recipe's price", async () => {
  const link = { id: RISOTTO.id, price: 12.5 };
  const { user, row, store } = renderStep({
    recipes: [RISOTTO],
    row: { recipe: link },
  });
  await user.click(priceButton());
  const name = "Comprar pronto na lista de compras";
  await user.click(await screen.findByRole("checkbox", { name }));
  expect(row.fields.recipe).toEqual({ ...link, ready: true });
  await user.click(screen.getByRole("button", { name: /12,50 por kg/ }));
  expect(row.fields).toMatchObject({
    unitPrice: 12.5,
    recipe: { ...link, ready: true },
  });
  act(() => {
    store.history.undo();
    store.history.undo();
  });
  expect(row.fields.recipe).toEqual(link);
});

test("prices that moved in the book are shown, and change nothing before the press [recipe-by-hand]", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    items: [RICE, { ...LEEK, price: 18.5 }, { ...BROTH, price: 3 }],
  });
  await open(view, "Abrir ficha técnica");
  const { user } = view;
  expect(await screen.findByText("2 preços subiram no caderno.")).toBeVisible();
  expect(screen.getByText("agora R$ 18,50")).toBeVisible();
  await use("12,50");
  await user.click(screen.getByRole("button", { name: "Atualizar preços" }));
  await user.click(await use("13,00"));
  await waitFor(() => expect(view.row.fields.unitPrice).toBe(13));
  const [body] = view.bodies("updateRecipe") as Recipe[];
  expect(body!.ingredients.map(({ price }) => price)).toEqual([24.9, 18.5, 3]);
});

test("a typed price says what the recipe gives, until it is used", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { unitPrice: 24, recipe: { id: RISOTTO.id, price: 21.37 } },
  });
  const { user, row, store } = view;
  expect(await screen.findByText("Ficha: R$ 12,50")).toBeVisible();
  await user.click(
    screen.getByRole("button", {
      name: "Usar ficha de Risoto de alho-poró: R$\u00a012,50",
    }),
  );
  expect(row.fields).toMatchObject({
    unitPrice: 12.5,
    recipe: { id: RISOTTO.id, price: 12.5 },
  });
  await waitFor(() => expect(screen.queryByText(/^Ficha: /)).toBeNull());
  act(() => void store.history.undo());
  expect(await screen.findByText("Ficha: R$ 12,50")).toBeVisible();
});

test("a saved recipe without a quantity gives no price, and says at its field what is missing [recipe-is-complete]", async () => {
  const [rice, ...others] = RISOTTO.ingredients;
  const view = renderStep({
    recipes: [
      { ...RISOTTO, ingredients: [{ ...rice!, quantity: 0 }, ...others] },
    ],
    row: { unitPrice: 24, recipe: { id: RISOTTO.id, price: 21.37 } },
  });
  await open(view, "Abrir ficha técnica");
  expect(
    await screen.findByRole("button", { name: /^Usar R\$/ }),
  ).toBeDisabled();
  expect(
    within(lines()[0]!).getByLabelText("Limpa"),
  ).toHaveAccessibleDescription("Informe a quantidade.");
  await view.user.click(screen.getByRole("button", { name: "Cancelar" }));
  expect(screen.queryByText(/^Ficha: /)).toBeNull();
});

test("a recipe that gives no price is an ingredient whose price is missing [recipe-is-complete]", async () => {
  const stock: Recipe = {
    ...RISOTTO,
    id: "6f1b2f0e-0000-4000-8000-000000000002",
    name: "Fumet",
    unit: "L",
    ingredients: [ingredient({ quantity: 0 })],
  };
  const view = renderStep({ recipes: [stock] });
  await open(view, "Criar ficha técnica");
  const { user } = view;
  await user.type(await screen.findByLabelText("Ingrediente"), "fum");
  expect(
    await screen.findByRole("option", { name: /Ficha técnica · sem preço/ }),
  ).toBeVisible();
  await user.keyboard("{ArrowDown}{Enter}");
  await user.type(screen.getByLabelText("Rende"), "8");
  const [line] = lines();
  expect(
    within(line!).getByLabelText("Preço por L"),
  ).toHaveAccessibleDescription("Informe o preço, ou 0 se não custa nada.");
});

test("a budget of somebody else ignores a recipe that is not here, but for its price", async () => {
  const other = { id: "018f0000-0000-7000-8000-000000000000", price: 21.37 };
  renderStep({ row: { unitPrice: 24, recipe: other } });
  expect(await screen.findByText("Ficha: R$ 21,37")).toBeVisible();
});

test("Desligar ficha forgets it in this budget; the price stays", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { recipe: { id: RISOTTO.id, price: 12.5 } },
  });
  await open(view, "Abrir ficha técnica");
  await view.user.click(
    await screen.findByRole("button", { name: "Desligar ficha" }),
  );
  expect(view.row.fields.recipe).toBeUndefined();
  expect(view.row.fields.unitPrice).toBe(20.6);
  expect(view.calls.map(({ name }) => name)).not.toContain("deleteRecipe");
});

test("the price's popover has both prices, and the way out of the recipe", async () => {
  const view = renderStep({
    recipes: [RISOTTO],
    row: { unitPrice: 24, recipe: { id: RISOTTO.id, price: 12.5 } },
  });
  const { user, row } = view;
  const price = priceButton();
  await user.click(price);
  expect(
    await screen.findByRole("button", { name: /^R\$\s24,00 por kg.*Digitado/ }),
  ).toHaveAttribute("aria-pressed", "true");
  await user.click(
    screen.getByRole("button", { name: /^R\$\s12,50 por kg.*3 ingredientes/ }),
  );
  expect(row.fields.unitPrice).toBe(12.5);
  expect(price).toHaveFocus();
  await user.click(price);
  await user.click(
    await screen.findByRole("button", { name: "Desligar ficha" }),
  );
  expect(row.fields.recipe).toBeUndefined();
  expect(row.fields.unitPrice).toBe(12.5);
});
