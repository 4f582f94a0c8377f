import * as z from "zod/mini";
import type { $ZodType, output } from "zod/v4/core";
import { priceBookSchema } from "../entities/price-book.ts";
import { recipeSchema } from "../entities/recipe.ts";
import { savedBudgetSummarySchema } from "../entities/saved-budget.ts";
import { attempt, type OpenStorage, PREFIX } from "./kept-budgets-storage.ts";

/** What an answer is kept in; no method throws. */
export interface KeptAnswer<T> {
  /**
   * Stores a user's answer. Stores nothing, and removes the older one, when it is too large or storage is full or
   * forbidden.
   *
   * @param now The time of the answer, in ms since 1970.
   */
  keep(open: OpenStorage, userId: string, answer: T, now: number): void;
  /** The user's answer with its time; null without a readable one. */
  kept(open: OpenStorage, userId: string): { answer: T; time: number } | null;
  /**
   * Marks the answer as no longer fresh, after a budget was saved or deleted. It may be shown while it is loaded again.
   *
   * @param now In ms since 1970.
   */
  expire(open: OpenStorage, userId: string, now: number): void;
}

/** In UTF-16 units. A browser gives a site about five million; most of it must stay free for the draft. */
const MAX_LENGTH = 1_000_000;

/** How long an answer counts as fresh: 5 minutes. [list-cache] */
export const FRESH_MS = 300_000;

/** The list of saved budgets in this browser. */
export const keptBudgets = keptAnswer(z.array(savedBudgetSummarySchema), "");

/** The price book in this browser. */
export const keptPriceBook = keptAnswer(priceBookSchema, "_book");

/** The recipes in this browser. */
export const keptRecipes = keptAnswer(
  z.object({ recipes: z.array(recipeSchema) }),
  "_recipes",
);

function keptAnswer<Schema extends $ZodType>(
  schema: Schema,
  suffix: string,
): KeptAnswer<output<Schema>> {
  const keysOf = (userId: string) => {
    const key = `${PREFIX}${userId}${suffix}`;
    return { content: key, time: `${key}_time` };
  };
  return {
    keep(open, userId, answer, now) {
      const { content, time } = keysOf(userId);
      attempt(() => {
        const storage = open();
        storage.removeItem(time);
        storage.removeItem(content);
        const text = JSON.stringify(answer);
        if (text.length > MAX_LENGTH) return;
        storage.setItem(content, text);
        storage.setItem(time, String(now));
      });
    },
    kept(open, userId) {
      const { content, time } = keysOf(userId);
      return attempt(() => {
        const storage = open();
        const text = storage.getItem(content);
        if (text === null) return null;
        const answer = z.parse(schema, JSON.parse(text));
        return { answer, time: Number(storage.getItem(time)) || 0 };
      });
    },
    expire(open, userId, now) {
      const { content, time } = keysOf(userId);
      attempt(() => {
        const storage = open();
        if (storage.getItem(content) === null) return;
        const kept = Number(storage.getItem(time)) || 0;
        storage.setItem(time, String(Math.min(kept, now - FRESH_MS)));
      });
    },
  };
}
