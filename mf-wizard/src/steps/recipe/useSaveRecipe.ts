import { useRef } from "react";
import type { Recipe, RecipeContent } from "shared-contracts/entities/recipe";
import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation } from "shared-contracts/platform/query";
import { PRICE_BOOK_KEY } from "../../working-budget/saved/price-book-query.ts";
import { RECIPES_KEY } from "../../working-budget/saved/recipes-query.ts";
import { isSameContent } from "./recipe-form.ts";

/** Saves a recipe unless it is as it was, and resolves with its id. */
export function useSaveRecipe(recipe: Recipe | undefined) {
  const { client, queryClient } = useAppState();
  const sent = useRef({ body: "", key: "" });

  /** The same key for the same recipe, so that a repeated press makes no second one. */
  function keyFor(content: RecipeContent): string {
    const body = JSON.stringify(content);
    if (sent.current.body !== body)
      sent.current = { body, key: crypto.randomUUID() };
    return sent.current.key;
  }

  return useMutation({
    mutationFn: async (content: RecipeContent) => {
      if (recipe && isSameContent(recipe, content)) return recipe.id;
      const options = { body: content, idempotencyKey: keyFor(content) };
      const { id } = recipe
        ? await client.call("updateRecipe", {
            ...options,
            params: { id: recipe.id },
          })
        : await client.call("createRecipe", options);
      for (const queryKey of [RECIPES_KEY, PRICE_BOOK_KEY])
        void queryClient.invalidateQueries({ queryKey });
      return id;
    },
    networkMode: "always",
  });
}
