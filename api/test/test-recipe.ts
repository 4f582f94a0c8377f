import type {
  Ingredient,
  RecipeContent,
} from "shared-contracts/entities/recipe";

/** A recipe that costs 12 reais a kg. */
export function recipeOf(
  name: string,
  ...ingredients: Partial<Ingredient>[]
): RecipeContent {
  const flour: Ingredient = {
    name: `Farinha de ${name}`,
    quantity: 500,
    unit: "g",
    factor: 1.2,
    price: 40,
  };
  const given = ingredients.map((part) => ({ ...flour, ...part }));
  return {
    name,
    unit: "kg",
    yield: 2,
    ingredients: given.length > 0 ? given : [flour],
  };
}
