import type { Recipe } from "shared-contracts/entities/recipe";
import {
  keptQuery,
  type KeptQueryServices,
} from "shared-contracts/saved-budgets/kept-query";

export const RECIPES_KEY = ["recipes"] as const;

/** The user's recipes, by name. */
export function recipesQuery(services: KeptQueryServices) {
  return {
    ...keptQuery(services, RECIPES_KEY, "listRecipes", (signal) =>
      services.client.call("listRecipes", { signal }),
    ),
    select: ({ recipes }: { recipes: Recipe[] }) => recipes,
  };
}
