import fc from "fast-check";
import type { Ingredient, Recipe } from "../entities/recipe.ts";
import { exact, toText } from "../numbers/exact.ts";
import {
  ingredientCost,
  ingredientToBuy,
  recipeCost,
  recipeNeeds,
  recipePrice,
  scaledIngredients,
  usesRecipe,
  wholePortions,
} from "./recipe.ts";

const ids = ["a", "b", "c", "d"];
const ingredient = (part: Partial<Ingredient> = {}): Ingredient => ({
  name: "Farinha",
  quantity: 1,
  unit: "kg",
  factor: 1,
  price: 1,
  ...part,
});
const recipe = (part: Partial<Recipe> = {}): Recipe => ({
  id: "a",
  name: "Massa",
  unit: "kg",
  yield: 1,
  ingredients: [],
  ...part,
});
const byId = (...all: Recipe[]) => new Map(all.map((one) => [one.id, one]));

test("a risotto by hand: to buy, cost and price per kg", () => {
  const leek = ingredient({ quantity: 1.2, factor: 1.54, price: 16.9 });
  expect(toText(ingredientToBuy(leek))).toBe("1.848");
  expect(toText(ingredientCost(leek))).toBe("31.2312");
  const lines: [number, number, number, Ingredient["unit"]][] = [
    [2.2, 1, 24.9, "kg"],
    [1.2, 1.54, 16.9, "kg"],
    [5, 1, 2.8, "L"],
    [600, 1, 32, "ml"],
    [350, 1, 46, "g"],
    [0.3, 1.08, 89, "kg"],
    [0.4, 1.15, 5.5, "kg"],
    [0.1, 1, 42.8, "L"],
  ];
  const ingredients = lines.map(([quantity, factor, price, unit]) =>
    ingredient({ quantity, factor, price, unit }),
  );
  expect(toText(recipeCost({ ingredients }))).toBe("170.9572");
  expect(recipePrice({ ingredients, yield: 8 })).toBe(21.37);
  expect(wholePortions(exact(8), exact(0.12))).toBe(66);
  expect(wholePortions(exact(7.92), exact(0.12))).toBe(66);
  expect(wholePortions(exact(8), exact(0))).toBe(0);
});

test("half a cent is rounded up, and a recipe that yields nothing has no price", () => {
  const ingredients = [ingredient({ price: 0.025 })];
  expect(recipePrice({ ingredients, yield: 1 })).toBe(0.03);
  expect(recipePrice({ ingredients, yield: 0 })).toBe(0);
});

/** A decimal with up to three places, as a fraction of thousandths. */
const decimal = (max: number, min = 0) =>
  fc.integer({ min: min * 1000, max: max * 1000 });
const lines = fc.array(
  fc.record({
    quantity: decimal(500),
    factor: decimal(5, 1),
    price: decimal(900),
    unit: fc.constantFrom(...(["kg", "g", "L", "ml", "un"] as const)),
  }),
  { maxLength: 12 },
);
const toIngredient = (line: {
  quantity: number;
  factor: number;
  price: number;
  unit: Ingredient["unit"];
}) =>
  ingredient({
    unit: line.unit,
    quantity: line.quantity / 1000,
    factor: line.factor / 1000,
    price: line.price / 1000,
  });
const perBase = (unit: string) => (unit === "g" || unit === "ml" ? 1000n : 1n);

test("price and needs are those of whole fractions, whatever the recipe", () => {
  fc.assert(
    fc.property(lines, decimal(90, 1), decimal(2000), (all, yields, wanted) => {
      const ingredients = all.map(toIngredient);
      const made = recipe({ ingredients, yield: yields / 1000 });
      // In units of 10^-12 reais.
      const cost = all.reduce(
        (total, { quantity, factor, price, unit }) =>
          total +
          (BigInt(quantity) * BigInt(factor) * BigInt(price) * 1000n) /
            perBase(unit),
        0n,
      );
      const divisor = BigInt(yields) * 10n ** 7n;
      const cents = (2n * cost + divisor) / (2n * divisor);
      expect(recipePrice(made)).toBe(Number(cents) / 100);

      const needs = recipeNeeds(made, exact(wanted / 1000), byId(made));
      expect(needs).toHaveLength(all.length);
      for (const [at, { quantity, factor, unit }] of all.entries()) {
        const picos =
          (BigInt(wanted) * BigInt(quantity) * BigInt(factor) * 10n ** 6n) /
          (BigInt(yields) * perBase(unit));
        expect(needs[at]!.quantity).toEqual(
          exact(
            `${picos / 10n ** 12n}.${String(picos % 10n ** 12n).padStart(12, "0")}`,
          ),
        );
      }
    }),
  );
});

test("an ingredient with a recipe is bought as its ingredients, one whose recipe is gone as itself", () => {
  const dough = recipe({
    id: "b",
    yield: 3,
    ingredients: [ingredient({ quantity: 2, price: 6 })],
  });
  const pie = recipe({
    unit: "un",
    yield: 100,
    ingredients: [
      ingredient({ name: "Massa", quantity: 1500, unit: "g", recipe: "b" }),
      ingredient({ name: "Molho", unit: "L", recipe: "gone", price: 9 }),
    ],
  });
  expect(recipeNeeds(pie, exact(900), byId(pie, dough))).toEqual([
    {
      name: "Farinha",
      unit: "kg",
      quantity: exact("9.000000000000"),
      price: 6,
    },
    { name: "Molho", unit: "L", quantity: exact("9.000000000000"), price: 9 },
  ]);
});

test("the kitchen's ingredients are clean and as they are bought", () => {
  const leek = ingredient({ quantity: 1200, unit: "g", factor: 1.54 });
  const [scaled] = scaledIngredients(
    { ingredients: [leek], yield: 8 },
    exact(16.44),
  );
  expect(scaled!.ingredient).toBe(leek);
  expect(toText(scaled!.clean)).toBe("2.466");
  expect(toText(scaled!.toBuy)).toBe("3.79764");
});

test("three thirds of a package are one package", () => {
  const made = recipe({ yield: 3, ingredients: [ingredient()] });
  const [need] = recipeNeeds(made, exact(1), byId(made));
  expect(toText(need!.quantity)).toBe("0.333333333333");
});

test("a recipe that is gone uses nothing", () => {
  const gone = [ingredient({ recipe: "gone" }), ingredient()];
  expect(usesRecipe(gone, "a", byId())).toBe(false);
});

test("a recipe that uses itself, as an older list may have it, is bought as itself", () => {
  const own = recipe({
    yield: 2,
    ingredients: [ingredient({ name: "Massa", recipe: "a" })],
  });
  expect(recipeNeeds(own, exact(4), byId(own))).toEqual([
    { name: "Massa", unit: "kg", quantity: exact("2.000000000000"), price: 1 },
  ]);
});

test("a loop is found however long it is, and whatever recipes say ends", () => {
  const graph = fc.array(fc.subarray(ids), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(graph, fc.constantFrom(...ids), (edges, id) => {
      const recipes = byId(
        ...ids.map((one, at) =>
          recipe({
            id: one,
            ingredients: edges[at]!.map((used) => ingredient({ recipe: used })),
          }),
        ),
      );
      // Reached within as many steps as there are recipes.
      let reached = new Set(edges[ids.indexOf(id)]);
      for (let step = 1; step < ids.length; step += 1)
        reached = new Set([
          ...reached,
          ...[...reached].flatMap((one) => edges[ids.indexOf(one)]!),
        ]);
      const own = recipes.get(id)!;
      expect(usesRecipe(own.ingredients, id, recipes)).toBe(reached.has(id));
      recipeNeeds(own, exact(1), recipes);
    }),
  );
});
