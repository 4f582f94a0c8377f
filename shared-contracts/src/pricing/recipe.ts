import type { Ingredient, Recipe, RecipeContent } from "../entities/recipe.ts";
import {
  asWholeRatio,
  type Exact,
  exact,
  multiply,
  ONE,
  sum,
} from "../numbers/exact.ts";
import { perEach, type Ratio } from "../numbers/ratio.ts";
import { decimalText, toReais } from "../numbers/rounding.ts";
import { baseUnit, toBaseUnit } from "./units.ts";

/** What is bought of an ingredient for one recipe, in base units. */
export function ingredientToBuy({
  quantity,
  unit,
  factor,
}: Pick<Ingredient, "quantity" | "unit" | "factor">): Exact {
  return multiply(toBaseUnit(quantity, unit), exact(factor));
}

/** What an ingredient costs in one recipe, in reais. */
export function ingredientCost(ingredient: Omit<Ingredient, "name">): Exact {
  return multiply(ingredientToBuy(ingredient), exact(ingredient.price));
}

/** What one recipe costs, in reais. */
export function recipeCost({
  ingredients,
}: Pick<RecipeContent, "ingredients">): Exact {
  return sum(ingredients.map(ingredientCost));
}

/** What a recipe gives as the price of its item: reais per base unit, in cents half up; 0 when it yields nothing. */
export function recipePrice(
  recipe: Pick<RecipeContent, "ingredients" | "yield">,
): number {
  return toReais(perEach(recipeCost(recipe), exact(recipe.yield)));
}

/** Whole portions that a yield makes, both in base units; 0 without a portion. */
export function wholePortions(made: Exact, portion: Exact): number {
  const [dividend, divisor] = asWholeRatio(made, portion);
  return divisor === 0n ? 0 : Number(dividend / divisor);
}

/** Whether ingredients use a recipe, themselves or through other recipes. Such a recipe may not use them: a loop. */
export function usesRecipe(
  ingredients: readonly Pick<Ingredient, "recipe">[],
  id: string,
  recipes: ReadonlyMap<string, Pick<Recipe, "ingredients">>,
): boolean {
  const seen = new Set<string>();
  const waiting = [...ingredients];
  for (const { recipe } of waiting) {
    if (recipe === id) return true;
    if (recipe === undefined || seen.has(recipe)) continue;
    seen.add(recipe);
    waiting.push(...(recipes.get(recipe)?.ingredients ?? []));
  }
  return false;
}

/** An ingredient for a quantity of the item, in base units, cut after 12 decimals. */
export interface ScaledIngredient {
  ingredient: Ingredient;
  clean: Exact;
  toBuy: Exact;
}

/** The ingredients for a quantity of the item in base units; other recipes among them stay as they are. */
export function scaledIngredients(
  { ingredients, yield: made }: Pick<RecipeContent, "ingredients" | "yield">,
  quantity: Exact,
): ScaledIngredient[] {
  const scaled = (amount: Exact) =>
    cut({ numerator: multiply(quantity, amount), denominator: exact(made) });
  return ingredients.map((ingredient) => ({
    ingredient,
    clean: scaled(toBaseUnit(ingredient.quantity, ingredient.unit)),
    toBuy: scaled(ingredientToBuy(ingredient)),
  }));
}

/** What is bought in place of an item that has a recipe. */
export interface RecipeNeed {
  name: string;
  /** The base unit: kg, L or un. */
  unit: ReturnType<typeof baseUnit>;
  /** In base units, cut after 12 decimals, so that it never fills one package more. */
  quantity: Exact;
  /** In reais per base unit, as the recipe has it. */
  price: number;
}

/**
 * What to buy to make an item by its recipe. An ingredient with a recipe becomes its ingredients in turn; one whose
 * recipe is gone is bought. The same ingredient may come more than once: add up what has one `itemKey` and unit.
 *
 * @param quantity Of the item, in base units, as `lineQuantity` returns it.
 * @param recipes Every recipe of the account by its id.
 *
 * @example
 *   // "Coxinha, 900 un" as flour, chicken and oil:
 *   const recipe = recipes.get(row.recipe?.id ?? "");
 *   const needs = recipe ? recipeNeeds(recipe, lineQuantity(line, headcount), recipes) : [];
 */
export function recipeNeeds(
  recipe: Recipe,
  quantity: Exact,
  recipes: ReadonlyMap<string, Recipe>,
): RecipeNeed[] {
  return expanded(recipe, perEach(quantity, ONE), recipes, [recipe.id]);
}

function expanded(
  recipe: Recipe,
  made: Ratio,
  recipes: ReadonlyMap<string, Recipe>,
  above: readonly string[],
): RecipeNeed[] {
  return recipe.ingredients.flatMap((ingredient) => {
    const need: Ratio = {
      numerator: multiply(made.numerator, ingredientToBuy(ingredient)),
      denominator: multiply(made.denominator, exact(recipe.yield)),
    };
    const inner = recipes.get(ingredient.recipe ?? "");
    // The API refuses loops; a list kept by the browser may be older.
    if (inner && !above.includes(inner.id))
      return expanded(inner, need, recipes, [...above, inner.id]);
    const { name, price } = ingredient;
    const unit = baseUnit(ingredient.unit);
    return [{ name, unit, quantity: cut(need), price }];
  });
}

const DECIMALS = 12;

function cut({ numerator, denominator }: Ratio): Exact {
  const [dividend, divisor] = asWholeRatio(numerator, denominator);
  return exact(
    decimalText((dividend * 10n ** BigInt(DECIMALS)) / divisor, DECIMALS),
  );
}
