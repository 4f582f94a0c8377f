import * as z from "zod/mini";
import { eventDataSchema } from "../entities/event-data.ts";
import { marginsSchema } from "../entities/margins.ts";
import { fixedCostsSchema } from "./fixed-costs.ts";
import { forEachPart, type LinePart, type LineParts } from "./table.ts";
import { teamMemberSchema } from "./team.ts";

const partSchemas = forEachPart(({ schema }) => schema) as {
  [Part in keyof LineParts]: LineParts[Part]["schema"];
};

/**
 * A whole budget in its canonical shape: what the wire calls `dados`.
 * Unknown keys survive load and save. Foreign or old data becomes this through `budget-file/read-budget`.
 */
export const budgetSchema = z.looseObject({
  eventData: eventDataSchema,
  fixedCosts: fixedCostsSchema,
  ...marginsSchema.shape,
  team: z.array(teamMemberSchema),
  ...partSchemas,
});

export type Budget = z.infer<typeof budgetSchema>;

/** All parts of the table without a row. */
export function emptyParts(): Pick<Budget, LinePart> {
  return forEachPart(() => []);
}
