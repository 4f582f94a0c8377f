import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** A snack or portion, always × guests. A new one has an empty quantity, which counts as 0. */
export const garnishSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantityPerPerson: z.union([amountSchema, z.literal("")]),
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
});

export type Garnish = z.infer<typeof garnishSchema>;
