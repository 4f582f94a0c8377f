import { useState } from "react";
import type { BookItem } from "shared-contracts/entities/price-book";
import type { Recipe, RecipeContent } from "shared-contracts/entities/recipe";
import {
  type Exact,
  exact,
  multiply,
  toNumber,
} from "shared-contracts/numbers/exact";
import { recipeCost, recipePrice } from "shared-contracts/platform/rules";
import {
  ingredientsOf,
  type IngredientRow,
  isSameContent,
  missingIn,
  newIngredient,
  pricesFrom,
  rowsOf,
} from "./recipe-form.ts";
import type { SubjectFacts } from "./subject.ts";

/** What a recipe yields, while it is typed: in the row's base unit, or in portions of the row. */
export interface Made {
  value: number | "";
  unit: Recipe["unit"] | typeof PORTIONS;
}

export const PORTIONS = "porções";

/** The state of an edited recipe, and what follows from it. */
export function useRecipeForm(
  facts: SubjectFacts,
  recipe: Recipe | undefined,
  recipes: readonly Recipe[],
  items: readonly BookItem[],
) {
  const [rows, setRows] = useState(() => rowsOf(recipe));
  const [made, setMade] = useState<Made>({
    value: recipe?.unit === facts.unit ? recipe.yield : "",
    unit: facts.unit,
  });
  const ingredients = ingredientsOf(rows);
  const yields = yieldOf(made, facts.portion?.exact);
  const content: RecipeContent = {
    name: recipe?.name ?? facts.name,
    unit: facts.unit,
    yield: toNumber(yields),
    ingredients,
  };
  const isChanged = recipe
    ? !isSameContent(recipe, content)
    : ingredients.length > 0 || made.value !== "";

  const price = recipePrice(content);
  const isListed =
    ingredients.length > 0 &&
    rows.map(missingIn).every((row) => !row.quantity && !row.price);

  return {
    rows,
    made,
    setMade,
    content,
    isChanged,
    cost: recipeCost(content),
    price,
    /** Whether nothing is missing among the ingredients. */
    isListed,
    /** Whether the price is one to take. [recipe-is-complete] */
    isComplete: isListed && price > 0,
    prices: pricesFrom(items, recipes, recipe?.id),
    change(key: number, part: Partial<IngredientRow>) {
      setRows((before) =>
        before.map((row) => (row.key === key ? { ...row, ...part } : row)),
      );
    },
    add() {
      const row = newIngredient();
      setRows((before) => [...before, row]);
      return row;
    },
    setRows,
  };
}

export type RecipeForm = ReturnType<typeof useRecipeForm>;

function yieldOf({ value, unit }: Made, portion: Exact = exact(0)): Exact {
  const typed = exact(value || 0);
  return unit === PORTIONS ? multiply(typed, portion) : typed;
}
