import * as z from "zod/mini";
import { amountSchema } from "../entities/amount.ts";
import { eventDataSchema } from "../entities/event-data.ts";
import { marginsSchema } from "../entities/margins.ts";
import { FIXED_COSTS } from "./fixed-costs.ts";
import type { Budget } from "./budget.ts";
import { type AnyPart, forEachPart } from "./table.ts";
import { newTeamMember } from "./team.ts";

const OPTIONAL = new Set(["total", "packagesNeeded"]);

/** What an entity must hold to be like a new one: the same fields, of the same types. */
function entityLike(model: object, own: z.core.$ZodLooseShape = {}) {
  const fields = Object.entries(model).map(
    ([field, value]: [string, unknown]) => {
      if (OPTIONAL.has(field)) return [field, z.optional(z.number())];
      if (field === "id") return [field, z.number()];
      if (typeof value === "boolean") return [field, z.boolean()];
      return [field, typeof value === "number" ? amountSchema : z.string()];
    },
  );
  return z.looseObject({ ...Object.fromEntries(fields), ...own });
}

function contentOf({ group, newRow, quantityField, startsEmpty }: AnyPart) {
  const row = entityLike(newRow(0), {
    [quantityField]: startsEmpty
      ? z.union([amountSchema, z.literal("")])
      : amountSchema,
  });
  return z.array(
    group ? entityLike(group.newGroup(0), { items: z.array(row) }) : row,
  );
}

/** A budget in its canonical shape. */
export const budgetSchema = z.looseObject({
  eventData: eventDataSchema,
  fixedCosts: z.looseObject(
    Object.fromEntries(FIXED_COSTS.map(({ key }) => [key, amountSchema])),
  ),
  ...marginsSchema.shape,
  team: z.array(entityLike(newTeamMember(0))),
  ...forEachPart(contentOf),
}) as unknown as z.ZodMiniType<Budget>;
