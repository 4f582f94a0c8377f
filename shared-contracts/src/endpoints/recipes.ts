import * as z from "zod/mini";
import { recipeContentSchema, recipeSchema } from "../entities/recipe.ts";
import type { Endpoint } from "./endpoint.ts";

const params = z.object({ id: z.uuid() });
const STEPS = ["signedIn", "activePlan", "input", "transaction"] as const;

export const recipeCalls = {
  listRecipes: {
    method: "GET",
    path: "/fichas",
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: z.object({ recipes: z.array(recipeSchema) }),
  },

  /** Ingredients that the price book does not have get their price there, here and at a change. */
  createRecipe: {
    method: "POST",
    path: "/fichas",
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
    steps: STEPS,
    params,
    body: recipeContentSchema,
    response: z.object({ id: z.uuid() }),
    errors: ["NOT_FOUND", "VERSION_MISMATCH", "QUOTA_EXCEEDED"],
    versioned: true,
  },

  /** Counts the budgets and recipes that use it; deleting it leaves them as they are. */
  getRecipeUse: {
    method: "GET",
    path: "/fichas/:id/uso",
    steps: ["signedIn", "activePlan", "input", "answer"],
    params,
    response: z.object({ budgets: z.number(), recipes: z.number() }),
    errors: ["NOT_FOUND"],
  },

  deleteRecipe: {
    method: "DELETE",
    path: "/fichas/:id",
    steps: STEPS,
    params,
    response: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, Endpoint>;
