import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** A row of the team: so many people of one role at a cost each, in reais. `role` is an id of the role catalog or `custom`. */
export const teamMemberSchema = z.looseObject({
  id: z.number(),
  role: z.string(),
  name: z.string(),
  quantity: amountSchema,
  cost: amountSchema,
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
