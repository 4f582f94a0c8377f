import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** A main dish: a quantity in `unit` for each person, priced in reais per base unit (kg, L or un). */
export const foodItemSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  quantityPerPerson: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  /** Stored for other readers, recomputed on load and never trusted. */
  total: z.optional(z.number()),
  multiplyByGuests: z.boolean(),
  multiplyByTeam: z.boolean(),
});

export const foodCategorySchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  items: z.array(foodItemSchema),
  total: z.optional(z.number()),
});

export type FoodItem = z.infer<typeof foodItemSchema>;
export type FoodCategory = z.infer<typeof foodCategorySchema>;
