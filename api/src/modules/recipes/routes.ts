import { randomUUID } from "node:crypto";
import type { Handlers } from "../../calls/handlers.ts";
import { deleteOwnRow } from "../../db/own-row.ts";
import { ApiError } from "../../http/api-error.ts";
import { listRecipes, recipeUse, recipeVersion } from "./repository.ts";
import { saveRecipe } from "./save-recipe.ts";

const CHANGED = "Esta ficha técnica foi alterada em outro lugar";

/** Recipes, each of an item of the price book. */
export function recipeHandlers() {
  return {
    listRecipes: async ({ db, caller }) => ({
      body: { recipes: await listRecipes(db, caller.id) },
    }),
    createRecipe: async ({ db, caller, body }) => {
      const id = randomUUID();
      const version = await saveRecipe(db, caller.id, { id, ...body });
      return { body: { id }, version };
    },
    updateRecipe: async ({ db, caller, params, body, expectedVersion }) => {
      const { id } = params;
      const current = await recipeVersion(db, caller.id, id);
      if (current === undefined) throw new ApiError("NOT_FOUND");
      if (expectedVersion !== null && expectedVersion !== current)
        throw new ApiError("VERSION_MISMATCH", CHANGED);
      const version = await saveRecipe(db, caller.id, { id, ...body });
      return { body: { id }, version };
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
