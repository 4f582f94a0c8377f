import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";

/** The longest note, in characters. */
export const ACTUAL_NOTE_MAX = 500;

/** The place of what was planned when the first sum was entered. */
export const PLAN_PLACE = "plan";

/** What was really spent on a line or a part of the bill; at `PLAN_PLACE` what had been planned. */
export const actualEntrySchema = z.object({
  /** In reais, for all of it. */
  paid: z.optional(amountSchema),
  /** In base units; the planned quantity unless given. */
  bought: z.optional(amountSchema),
  /** Of a part. */
  note: z.optional(z.string()),
  /** Of the plan: the cost of each line and part in reais, by place; what is missing was planned at 0. */
  planned: z.optional(z.record(z.string(), amountSchema)),
});

export type ActualEntry = z.infer<typeof actualEntrySchema>;

/**
 * What was really spent on an event (`dados.actual`), by the key of a part or the place of a line. What has no entry
 * cost what was planned.
 */
export type Actual = Readonly<Record<string, ActualEntry>>;
