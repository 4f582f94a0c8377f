import * as z from "zod/mini";

const itemSchema = z.object({
  /** As the newest budget spells it. */
  name: z.string(),
  /** What the prices are per: kg, L, un, or `pessoa` in the team. */
  unit: z.string(),
  /** In reais, of all budgets, as `highest`. */
  lowest: z.number(),
  highest: z.number(),
  /** The budgets with a price of it. */
  budgets: z.number(),
  /** The last 12 prices in reais, newest first, each with its budget's id. */
  points: z.array(z.tuple([z.number(), z.number()])),
  /** By part, what the newest budget's row says otherwise than a new one, without name and price. */
  rows: z.record(z.string(), z.record(z.string(), z.unknown())),
});

/** The prices of every item of an account's saved budgets, the items used last first. */
export const priceBookSchema = z.object({
  /** False while older budgets are still being read. */
  complete: z.boolean(),
  budgets: z.array(
    z.object({
      id: z.number(),
      /** When its content was last saved: an instant, ISO UTC. */
      savedAt: z.string(),
    }),
  ),
  /** At most 5,000. */
  items: z.array(itemSchema),
});

export type PriceBook = z.infer<typeof priceBookSchema>;
export type BookItem = PriceBook["items"][number];
