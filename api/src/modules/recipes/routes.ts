import { randomUUID } from "node:crypto";
import type { Handlers } from "../../calls/handlers.ts";
import { deleteOwnRow } from "../../db/own-row.ts";
import { ApiError } from "../../http/api-error.ts";
import { listRecipes, recipeUse } from "./repository.ts";
import { saveRecipe } from "./save-recipe.ts";

/** Recipes, each of an item of the price book. */
export function recipeHandlers() {
  return {
    listRecipes: async ({ db, caller }) => ({
      body: { recipes: await listRecipes(db, caller.id) },
    }),
    createRecipe: async ({ db, caller, body }) => {
      const id = randomUUID();
      await saveRecipe(db, caller.id, { id, ...body });
      return { body: { id } };
    },
    updateRecipe: async ({ db, caller, params: { id }, body }) => {
      if (!(await recipeUse(db, caller.id, id)))
        throw new ApiError("NOT_FOUND");
      await saveRecipe(db, caller.id, { id, ...body });
      return { body: { id } };
    },
    getRecipeUse: async ({ db, caller, params: { id } }) => {
      const body = await recipeUse(db, caller.id, id);
      if (!body) throw new ApiError("NOT_FOUND");
      return { body };
    },
    deleteRecipe: async ({ db, caller, params: { id } }) => {
      if (!(await deleteOwnRow(db, "recipes", caller.id, id)))
        throw new ApiError("NOT_FOUND");
      return { body: { success: true } };
    },
  } satisfies Partial<Handlers>;
}
