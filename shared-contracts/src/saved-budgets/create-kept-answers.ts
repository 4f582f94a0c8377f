import * as z from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import { priceBookSchema } from "../entities/price-book.ts";
import { recipeSchema } from "../entities/recipe.ts";
import { savedBudgetSummarySchema } from "../entities/saved-budget.ts";
import type { KeptAnswers, KeptCalls } from "./kept-answers.ts";
import { keepOpened, keptOpened } from "./kept-opened.ts";
import { attempt, type OpenStorage, PREFIX } from "./kept-budgets-storage.ts";
import { FRESH_MS } from "./kept-query.ts";

/** In UTF-16 units. A browser gives a site about five million; most of it must stay free for the draft. */
const MAX_LENGTH = 1_000_000;

type Kept = {
  [Name in keyof KeptCalls]: {
    schema: $ZodType<KeptCalls[Name]>;
    /** The end of its storage key. */
    suffix: string;
  };
};

const KEPT: Kept = {
  listBudgetSummaries: {
    schema: z.array(savedBudgetSummarySchema),
    suffix: "",
  },
  getPriceBook: { schema: priceBookSchema, suffix: "_book" },
  listRecipes: {
    schema: z.object({ recipes: z.array(recipeSchema) }),
    suffix: "_recipes",
  },
};

/** Keeps answers in this browser. Whoever signs out calls `forgetKeptBudgets` and `forgetOpened`. */
export function createKeptAnswers(
  userId: () => string,
  open: OpenStorage = () => window.localStorage,
): KeptAnswers {
  const keysOf = (name: keyof KeptCalls) => {
    const content = `${PREFIX}${userId()}${KEPT[name].suffix}`;
    return { content, time: `${content}_time` };
  };
  return {
    keep(name, answer, time = Date.now()) {
      const keys = keysOf(name);
      attempt(() => {
        const storage = open();
        storage.removeItem(keys.time);
        storage.removeItem(keys.content);
        const text = JSON.stringify(answer);
        if (text.length > MAX_LENGTH) return;
        storage.setItem(keys.content, text);
        storage.setItem(keys.time, String(time));
      });
    },
    read(name) {
      const keys = keysOf(name);
      const { schema } = KEPT[name];
      return attempt(() => {
        const storage = open();
        const text = storage.getItem(keys.content);
        if (text === null) return null;
        const answer = z.parse(schema, JSON.parse(text));
        return { answer, time: Number(storage.getItem(keys.time)) || 0 };
      });
    },
    expire(name) {
      const keys = keysOf(name);
      attempt(() => {
        const storage = open();
        if (storage.getItem(keys.content) === null) return;
        const time = Number(storage.getItem(keys.time)) || 0;
        const stale = Math.min(time, Date.now() - FRESH_MS);
        storage.setItem(keys.time, String(stale));
      });
    },
    keepOpened: (saved) => void keepOpened(userId(), saved, Date.now()),
    readOpened: (listed) => keptOpened(userId(), listed),
  };
}
