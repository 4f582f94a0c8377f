import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** A sweet: `quantity` per person, always × guests. */
export const confectioneryItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantity: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
});

export type ConfectioneryItem = z.infer<typeof confectioneryItemSchema>;
