import * as z from "zod/mini";
import { amountSchema } from "./amount.ts";
import { fieldTexts } from "./field-texts.ts";
import { itemNameSchema } from "./item-name.ts";
import { oneLine } from "./one-line.ts";

const itemSchema = z.object({
  /** As the newest budget spells it; of joined names, its own. */
  name: z.string(),
  /** What the prices are per: kg, L, un, or `pessoa` in the team. */
  unit: z.string(),
  /** The last price, in reais: the one that was typed in the book, until a budget is saved with another. */
  price: z.number(),
  /** When it was typed or saved: an instant, ISO UTC. */
  pricedAt: z.string(),
  isTyped: z.boolean(),
  /** Empty when it is not known. */
  supplier: z.string(),
  /** What it is bought in, in `unit`; absent when it is not known. */
  packageSize: z.optional(z.number()),
  /** Further names that count as this item. */
  joined: z.array(z.string()),
  /** In reais, of all budgets, as `highest`; the typed price of an item without a budget. */
  lowest: z.number(),
  highest: z.number(),
  /** The budgets with a price of it. */
  budgets: z.number(),
  /** What it costs in the events to come that are not lost, in reais with two decimals. */
  money: z.number(),
  /** The price in each budget in reais, newest first, with the budget's id. */
  points: z.array(z.tuple([z.number(), z.number()])),
  /**
   * By part, what the newest budget's row says otherwise than a new one, without name and price; as `category` the name
   * of its group.
   */
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

/** The longest supplier, in characters. */
export const SUPPLIER_MAX = 60;

/** The most items that one call changes. */
export const BOOK_CHANGES_MAX = 500;

/** What the user sets of an item; a key that is left out stays as it was. */
export const bookChangeSchema = z.strictObject({
  name: itemNameSchema,
  unit: z.enum(["kg", "L", "un"]),
  /** In reais; null takes the typed price back. */
  price: z.optional(
    z.nullable(amountSchema.check(z.positive(fieldTexts.bookPrice))),
  ),
  supplier: z.optional(
    z
      .string()
      .check(
        oneLine(),
        z.trim(),
        z.maxLength(SUPPLIER_MAX, fieldTexts.supplierTooLong),
      ),
  ),
  /** In `unit`; 0 is none. */
  packageSize: z.optional(amountSchema),
  /** The name of the item with the same unit that this one counts as; null separates it. */
  joinedTo: z.optional(z.nullable(itemNameSchema)),
});

export type BookChange = z.infer<typeof bookChangeSchema>;
