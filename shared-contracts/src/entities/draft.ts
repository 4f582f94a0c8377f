import * as z from "zod/mini";

/** The working budget as the browser keeps it: the snapshot, what is being edited, and when (ms since 1970). */
export const draftSchema = z.looseObject({
  editingBudgetId: z.nullable(z.number()),
  editingBudgetName: z.string(),
  timestamp: z.number(),
  /** Version of the saved budget being edited, for If-Match. */
  editingBudgetVersion: z.optional(z.nullable(z.number())),
  /** The received budget it answers. */
  receivedBudgetId: z.optional(z.nullable(z.number())),
  /** Version of that received budget, for If-Match. */
  receivedBudgetVersion: z.optional(z.nullable(z.number())),
});

export type DraftHeader = z.infer<typeof draftSchema>;
