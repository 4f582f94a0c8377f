import type { PriceBook } from "../entities/price-book.ts";
import type { Recipe } from "../entities/recipe.ts";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "../entities/saved-budget.ts";

/** The answers that the browser keeps, by their calls. */
export interface KeptCalls {
  getPriceBook: PriceBook;
  listBudgetSummaries: SavedBudgetSummary[];
  listRecipes: { recipes: Recipe[] };
}

/**
 * Copies of answers in this browser, which serve without a network: only those of the signed-in user, and gone after
 * the end of the session. No method throws or rejects. [list-cache]
 */
export interface KeptAnswers {
  /**
   * Keeps an answer. When it is too large, or storage is full or forbidden, none is kept, and the older one is gone.
   *
   * @param time The time of the answer, in ms since 1970. Default: now.
   */
  keep<Name extends keyof KeptCalls>(
    name: Name,
    answer: KeptCalls[Name],
    time?: number,
  ): void;
  /** A copy with the time of its answer, in ms since 1970; null without a readable one. */
  read<Name extends keyof KeptCalls>(
    name: Name,
  ): { answer: KeptCalls[Name]; time: number } | null;
  /** Makes a copy no longer fresh, after a budget was saved or deleted. It may be shown while it is loaded again. */
  expire(name: keyof KeptCalls): void;
  /** Keeps a budget that the user opened, and the nineteen opened before it. */
  keepOpened(saved: SavedBudget): void;
  /** This version of a budget as the user last opened it, and when, in ms since 1970; null when it is not kept. */
  readOpened(
    listed: Pick<SavedBudgetSummary, "id" | "versao">,
  ): Promise<{ saved: SavedBudget; time: number } | null>;
}
