import * as z from "zod/mini";
import { eventSummarySchema, savedBudgetSchema } from "./saved-budget.ts";

/** A template of an account in a list: a budget without its client, dates and place. */
export const ownTemplateSchema = z.object({
  ...z.pick(savedBudgetSchema, { id: true, nome: true }).shape,
  ...z.pick(eventSummarySchema, { eventType: true, guests: true }).shape,
  /** How many budgets were started from it, and when the last was: an ISO instant, null before. */
  uses: z.number(),
  usedAt: z.nullable(z.string()),
});

export type OwnTemplate = z.infer<typeof ownTemplateSchema>;
