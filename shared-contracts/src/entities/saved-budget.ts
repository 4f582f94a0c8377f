import * as z from "zod/mini";

/**
 * A budget kept by the API (wire name `orcamento`, section 3).
 * `dados` is the budget, as an object or as JSON text; `totalFinal` is in reais with two decimals; `createdAt` an ISO instant.
 * `versao` counts saves and is sent back as `If-Match` (decision 24).
 */
export const savedBudgetSchema = z.object({
  id: z.number().check(z.int(), z.positive()),
  nome: z.string(),
  dados: z.union([z.string(), z.record(z.string(), z.unknown())]),
  totalFinal: z.number(),
  createdAt: z.string(),
  updatedAt: z.optional(z.string()),
  versao: z.optional(z.number()),
});

export type SavedBudget = z.infer<typeof savedBudgetSchema>;
