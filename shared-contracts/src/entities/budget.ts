import * as z from "zod/mini";
import { confectioneryItemSchema } from "./confectionery-item.ts";
import { drinkSchema } from "./drink.ts";
import { eventDataSchema } from "./event-data.ts";
import { fixedCostsSchema } from "./fixed-costs.ts";
import { foodCategorySchema } from "./food.ts";
import { garnishSchema } from "./garnish.ts";
import { expenseGroupSchema } from "./general-expense.ts";
import { marginsSchema } from "./margins.ts";
import { teamMemberSchema } from "./team-member.ts";
import { thematicTableSchema } from "./thematic-table.ts";

/**
 * A whole budget in its canonical shape: what the wire calls `dados`.
 * Unknown keys survive load and save. Foreign or old data becomes this through `budget-file/read-budget`.
 */
export const budgetSchema = z.looseObject({
  eventData: eventDataSchema,
  fixedCosts: fixedCostsSchema,
  ...marginsSchema.shape,
  team: z.array(teamMemberSchema),
  foods: z.array(foodCategorySchema),
  drinks: z.array(drinkSchema),
  garnishes: z.array(garnishSchema),
  confectionery: z.array(confectioneryItemSchema),
  thematicTables: z.array(thematicTableSchema),
  generalExpenses: z.array(expenseGroupSchema),
});

export type Budget = z.infer<typeof budgetSchema>;
