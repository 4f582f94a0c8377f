import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** An item of a thematic table, always × guests. Ids are unique across all tables. */
export const tableItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantityPerPerson: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  total: z.optional(z.number()),
});

export const thematicTableSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  items: z.array(tableItemSchema),
});

export type TableItem = z.infer<typeof tableItemSchema>;
export type ThematicTable = z.infer<typeof thematicTableSchema>;
