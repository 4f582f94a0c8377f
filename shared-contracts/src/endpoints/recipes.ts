import * as z from "zod/mini";
import { recipeContentSchema, recipeSchema } from "../entities/recipe.ts";
import type { Endpoint } from "./endpoint.ts";

const params = z.object({ id: z.uuid() });
const STEPS = ["signedIn", "activePlan", "input", "transaction"] as const;

export const recipeCalls = {
  listRecipes: {
    method: "GET",
    path: "/fichas",
    summary: "The user's recipes, by name.",
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: z.object({ recipes: z.array(recipeSchema) }),
  },

  /** Ingredients that the price book does not have get their price there, here and at a change. */
  createRecipe: {
    method: "POST",
    path: "/fichas",
    summary: "Saves a new recipe of an item.",
    steps: STEPS,
    body: recipeContentSchema,
    response: z.object({ id: z.uuid() }),
    status: 201,
    errors: ["QUOTA_EXCEEDED"],
    versioned: true,
  },

  updateRecipe: {
    method: "PUT",
    path: "/fichas/:id",
    summary: "Saves a recipe over the last.",
    steps: STEPS,
    params,
    body: recipeContentSchema,
    response: z.object({ id: z.uuid() }),
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "QUOTA_EXCEEDED"],
    versioned: true,
  },

  /** Deleting it leaves them as they are. */
  getRecipeUse: {
    method: "GET",
    path: "/fichas/:id/uso",
    summary: "How many saved budgets and other recipes use a recipe.",
    steps: ["signedIn", "activePlan", "input", "answer"],
    params,
    response: z.object({ budgets: z.number(), recipes: z.number() }),
    errors: ["NOT_FOUND"],
  },

  deleteRecipe: {
    method: "DELETE",
    path: "/fichas/:id",
    summary: "Deletes a recipe; prices that came from it stay.",
    steps: STEPS,
    params,
    response: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, Endpoint>;
