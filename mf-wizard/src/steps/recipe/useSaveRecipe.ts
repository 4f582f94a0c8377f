import { useRef } from "react";
import type { Recipe, RecipeContent } from "shared-contracts/entities/recipe";
import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation } from "shared-contracts/platform/query";
import { codeOf } from "shared-contracts/endpoints/code-of";
import { PRICE_BOOK_KEY } from "../../working-budget/saved/price-book-query.ts";
import {
  RECIPES_KEY,
  recipesQuery,
} from "../../working-budget/saved/recipes-query.ts";
import { isSameContent } from "./recipe-form.ts";

/**
 * Saves a recipe unless it is as it was, and resolves with its id. One that was changed elsewhere is refused once: the
 * next press saves over that change.
 */
export function useSaveRecipe(recipe: Recipe | undefined) {
  const services = useAppState();
  const { client, queryClient } = services;
  const sent = useRef({ body: "", key: "" });
  const version = useRef(recipe?.versao);

  /** The same key for the same recipe, so that a repeated press makes no second one. */
  function keyFor(content: RecipeContent): string {
    const body = JSON.stringify([version.current, content]);
    if (sent.current.body !== body)
      sent.current = { body, key: crypto.randomUUID() };
    return sent.current.key;
  }

  /** Without an answer the next save is refused again. */
  async function readVersion(id: string): Promise<void> {
    const read = queryClient.fetchQuery({
      ...recipesQuery(services),
      staleTime: 0,
    });
    const all = await read.catch(() => undefined);
    if (all) version.current = all.recipes.find((one) => one.id === id)?.versao;
  }

  return useMutation({
    mutationFn: async (content: RecipeContent) => {
      const isSame = recipe?.versao === version.current;
      if (recipe && isSame && isSameContent(recipe, content)) return recipe.id;
      const options = { body: content, idempotencyKey: keyFor(content) };
      const { id } = recipe
        ? await client.call("updateRecipe", {
            ...options,
            params: { id: recipe.id },
            ifMatch: version.current ?? null,
          })
        : await client.call("createRecipe", options);
      for (const queryKey of [RECIPES_KEY, PRICE_BOOK_KEY])
        void queryClient.invalidateQueries({ queryKey });
      return id;
    },
    networkMode: "always",
    onError: (error) =>
      recipe && codeOf(error) === "VERSION_MISMATCH"
        ? readVersion(recipe.id)
        : undefined,
  });
}
