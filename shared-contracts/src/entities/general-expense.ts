import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** An operational item, rented or bought. Ids are unique across all groups; `isRented` never changes a cost. */
export const expenseItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantity: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
  multiplyByGuests: z.boolean(),
  multiplyByTeam: z.boolean(),
  isRented: z.boolean(),
});

export const expenseGroupSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  items: z.array(expenseItemSchema),
  total: z.optional(z.number()),
});

export type ExpenseItem = z.infer<typeof expenseItemSchema>;
export type ExpenseGroup = z.infer<typeof expenseGroupSchema>;
