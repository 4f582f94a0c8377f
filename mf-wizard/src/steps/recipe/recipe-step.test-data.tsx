import { screen, within } from "@testing-library/react";
import { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { Ingredient, Recipe } from "shared-contracts/entities/recipe";
import {
  type Answers,
  renderWithAppState,
} from "shared-contracts/testing/render-with-app-state";
import { bookItem } from "../../scenarios/fixtures/book-item.ts";
import { FoodsStep } from "../testing/part-steps.tsx";
import { PriceBookProvider } from "../suggestions/PriceBookProvider.tsx";
import { RecipesProvider } from "./RecipesProvider.tsx";

export const RICE = bookItem({ name: "Arroz arbóreo", price: 24.9 });
export const LEEK = bookItem({
  name: "Alho-poró",
  price: 16.9,
  joined: ["Alho poró"],
});
export const BROTH = bookItem({
  name: "Caldo de legumes",
  unit: "L",
  price: 2.8,
});

export const ingredient = (part: Partial<Ingredient>): Ingredient => ({
  name: "Arroz arbóreo",
  quantity: 2.2,
  unit: "kg",
  factor: 1,
  price: 24.9,
  ...part,
});
export const RISOTTO: Recipe = {
  id: "6f1b2f0e-0000-4000-8000-000000000001",
  name: "Risoto de alho-poró",
  unit: "kg",
  yield: 8,
  ingredients: [
    ingredient({}),
    ingredient({ name: "Alho-poró", quantity: 1.2, factor: 1.54, price: 16.9 }),
    ingredient({
      name: "Caldo de legumes",
      quantity: 5,
      unit: "L",
      price: 2.8,
    }),
  ],
};

interface Setting {
  recipes?: Recipe[];
  items?: BookItem[];
  row?: object;
  answers?: Answers;
}

export function renderStep({
  recipes = [],
  items = [RICE, LEEK, BROTH],
  row = {},
  answers = {},
}: Setting = {}) {
  const store = new BudgetStore();
  const group = store.foods.add();
  const model = group.addItem({
    name: "Risoto de alho-poró",
    quantityPerPerson: 120,
    unitPrice: 20.6,
    ...row,
  });
  const view = renderWithAppState(
    <PriceBookProvider>
      <RecipesProvider>
        <FoodsStep />
      </RecipesProvider>
    </PriceBookProvider>,
    {
      store,
      answers: {
        getPriceBook: () => ({ complete: true, budgets: [], items }),
        listRecipes: () => ({ recipes }),
        createRecipe: () => ({ id: RISOTTO.id }),
        updateRecipe: () => ({ id: RISOTTO.id }),
        ...answers,
      },
    },
  );
  const bodies = (name: string) =>
    view.calls
      .filter((call) => call.name === name)
      .map(({ request }) => request["body"]);
  return { ...view, row: model, bodies };
}
type View = ReturnType<typeof renderStep>;

export const priceButton = () =>
  within(screen.getByRole("group", { name: "Risoto de alho-poró" })).getByRole(
    "button",
    { name: /Preço no caderno$/ },
  );

export async function open({ user }: View, entry: string) {
  await user.click(priceButton());
  await user.click(await screen.findByRole("button", { name: entry }));
  return screen.findByRole("dialog", { name: "Ficha técnica" });
}

export const lines = () =>
  within(screen.getByRole("dialog")).getAllByRole("group", { name: /./ });
export const use = (price: string) =>
  screen.findByRole("button", { name: `Usar R$\u00a0${price} por kg` });
