import { scenariosOf } from "isolation/scenario";
import { answer, noNetwork, refusal, silence } from "isolation/scenario-answer";
import type { Actor } from "isolation/stage/actor";
import type { BudgetStore } from "shared-contracts/budget-store/budget-store";
import type { Ingredient, Recipe } from "shared-contracts/entities/recipe";
import { bookItem } from "./fixtures/book-item.ts";
import { openRow } from "./rows.ts";
import { named } from "./working-budgets.ts";

const lines: [string, number, Ingredient["unit"], number, number][] = [
  ["Arroz arbóreo", 2.2, "kg", 1, 24.9],
  ["Alho-poró", 1.2, "kg", 1.54, 16.9],
  ["Caldo de legumes", 5, "L", 1, 2.8],
  ["Vinho branco seco", 0.6, "L", 1, 32],
  ["Manteiga sem sal", 0.35, "kg", 1, 46],
  ["Parmesão ralado", 0.3, "kg", 1.08, 89],
  ["Cebola", 0.4, "kg", 1.15, 5.5],
  ["Azeite", 0.1, "L", 1, 42.8],
];
const ingredients = lines.map(
  ([name, quantity, unit, factor, price]): Ingredient => ({
    name,
    quantity,
    unit,
    factor,
    price,
  }),
);
const RISOTTO: Recipe = {
  id: "6f1b2f0e-0000-4000-8000-000000000001",
  name: "Filé mignon ao molho madeira",
  unit: "kg",
  yield: 8,
  ingredients,
};
const HUNDRED: Recipe = {
  ...RISOTTO,
  ingredients: Array.from({ length: 100 }, (_, at) => ({
    ...ingredients[0]!,
    name: `Ingrediente ${at + 1}`,
  })),
};

const book = (raised: Readonly<Record<string, number>> = {}) =>
  answer("getPriceBook", {
    complete: true,
    budgets: [],
    items: ingredients.map(({ name, unit, price }) =>
      bookItem({ name, unit, price: raised[name] ?? price }),
    ),
  });
const recipes = (...all: Recipe[]) => answer("listRecipes", { recipes: all });

/** The first dish costs what was typed, not what its recipe gives. */
function linked(store: BudgetStore) {
  named(store);
  const [row] = store.foods.groups[0]!.items;
  row!.set("recipe", { id: RISOTTO.id, price: 21.37 });
}

async function openRecipe(actor: Actor) {
  const { screen, user } = actor;
  await openRow(actor, "Filé mignon");
  const [price] = await screen.findAllByRole("button", {
    name: /Preço no caderno$/,
  });
  await user.click(price!);
  await user.click(
    await screen.findByRole("button", { name: "Abrir ficha técnica" }),
  );
}

const opened = scenariosOf("Ficha técnica", "/foods", {
  budget: linked,
  play: openRecipe,
});

export const recipeStates = [
  opened("recipe", "Ficha técnica", "Parmesão ralado", [
    book(),
    recipes(RISOTTO),
  ]),
  opened("recipe-moved", "Preços mudaram", "2 preços subiram no caderno.", [
    book({ "Alho-poró": 18.5, "Manteiga sem sal": 49.9 }),
    recipes(RISOTTO),
  ]),
  opened("recipe-incomplete", "Falta a quantidade", "Informe a quantidade.", [
    book(),
    recipes({
      ...RISOTTO,
      ingredients: ingredients.map((row, at) =>
        at === 1 ? { ...row, quantity: 0 } : row,
      ),
    }),
  ]),
  opened("recipe-none", "Vazia", "Adicionar ingrediente", [book(), recipes()]),
  opened("recipe-100", "100 ingredientes", "A comprar", [
    book(),
    recipes(HUNDRED),
  ]),
  opened("recipe-loading", "Carregando", "Carregando ficha técnica...", [
    book(),
    silence("listRecipes"),
  ]),
  opened("recipe-changed", "Mudou em outro aparelho", "continua aqui", {
    api: () => [
      book(),
      recipes(RISOTTO),
      refusal("updateRecipe", "VERSION_MISMATCH"),
    ],
    play: async (actor) => {
      await openRecipe(actor);
      const { screen, user } = actor;
      const made = await screen.findByLabelText("Rende");
      await user.clear(made);
      // Another yield than it has: a recipe that is as it was is used without a call.
      await user.type(made, "4");
      await user.click(
        await screen.findByRole("button", { name: /^Usar R\$/ }),
      );
    },
  }),
  opened("recipe-error", "Erro", "Erro ao carregar a ficha técnica", [
    book(),
    refusal("listRecipes", "INTERNAL"),
  ]),
  opened("recipe-offline", "Sem conexão", "Erro ao carregar a ficha técnica", [
    book(),
    noNetwork("listRecipes"),
  ]),
  scenariosOf("Ficha técnica", "/foods", { budget: linked })(
    "recipe-overtyped",
    "Preço digitado",
    "Ficha: R$",
    [book(), recipes(RISOTTO)],
  ),
];
