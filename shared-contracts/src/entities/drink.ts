import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** A drink: a quantity in `unit` for each person, priced in reais per base unit. Packages are information, never cost. */
export const drinkSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  consumptionPerPerson: amountSchema,
  /** In the row's own unit; 0 means unknown. */
  packageSize: amountSchema,
  unit: z.string(),
  unitPrice: amountSchema,
  packagesNeeded: z.optional(z.number()),
  total: z.optional(z.number()),
  isAlcoholic: z.boolean(),
  isForBeer: z.boolean(),
  multiplyByGuests: z.boolean(),
  multiplyByTeam: z.boolean(),
});

export type Drink = z.infer<typeof drinkSchema>;
