import * as z from "zod/mini";
import { ownTemplateSchema } from "../entities/own-template.ts";
import { savedBudgetSchema } from "../entities/saved-budget.ts";
import { BUDGET_BODY_LIMIT, budgetBodyShape, budgetParams } from "./budgets.ts";
import type { Endpoint } from "./endpoint.ts";

export const ownTemplateCalls = {
  listTemplates: {
    method: "GET",
    path: "/modelos",
    steps: ["signedIn", "activePlan", "input", "answer"],
    response: z.array(ownTemplateSchema),
  },

  getTemplate: {
    method: "GET",
    path: "/modelos/:id",
    steps: ["signedIn", "activePlan", "input", "answer"],
    params: budgetParams,
    response: z.extend(ownTemplateSchema, {
      dados: savedBudgetSchema.shape.dados,
    }),
    errors: ["NOT_FOUND"],
  },

  /** The API leaves out the client, the dates, the place and all that follows a sale. */
  createTemplate: {
    method: "POST",
    path: "/modelos",
    steps: ["signedIn", "activePlan", "turnIfLarge", "input", "transaction"],
    body: z.strictObject(budgetBodyShape),
    response: ownTemplateSchema,
    status: 201,
    errors: ["QUOTA_EXCEEDED"],
    bodyLimit: BUDGET_BODY_LIMIT,
  },

  /** `used` counts a budget that was started from it. */
  changeTemplate: {
    method: "PATCH",
    path: "/modelos/:id",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    body: z.strictObject({
      nome: z.optional(budgetBodyShape.nome),
      used: z.optional(z.literal(true)),
    }),
    response: ownTemplateSchema,
    errors: ["NOT_FOUND"],
  },

  deleteTemplate: {
    method: "DELETE",
    path: "/modelos/:id",
    steps: ["signedIn", "activePlan", "input", "transaction"],
    params: budgetParams,
    response: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
  },
} as const satisfies Record<string, Endpoint>;
