import * as z from "zod/mini";
import {
  type SavedBudget,
  savedBudgetSchema,
  type SavedBudgetSummary,
  savedBudgetSummarySchema,
} from "../entities/saved-budget.ts";
import { attempt, type OpenStorage, PREFIX } from "./kept-budgets-storage.ts";

/** A list as it was kept: `time` in ms since 1970, 0 once it no longer holds. */
export interface KeptBudgets {
  budgets: SavedBudgetSummary[];
  time: number;
}

/** In UTF-16 units. The browser gives a site about five million: most of it must stay free for the draft. */
const MAX_LENGTH = 1_000_000;

/** Earlier releases kept whole budgets. */
const listSchema = z.array(
  z.union([savedBudgetSummarySchema, savedBudgetSchema]),
);

/** Where a user's list is kept, and beside it its time. */
function keysOf(userId: string): { list: string; time: string } {
  return { list: PREFIX + userId, time: `${PREFIX}${userId}_time` };
}

/**
 * Keeps a user's list of saved budgets, as of `now`. One that is too large, or that storage refuses, leaves nothing
 * behind.
 */
export function keepSavedBudgets(
  open: OpenStorage,
  userId: string,
  budgets: readonly SavedBudgetSummary[],
  now: number,
): void {
  const { list, time } = keysOf(userId);
  attempt(() => {
    const storage = open();
    storage.removeItem(time);
    storage.removeItem(list);
    const text = JSON.stringify(budgets);
    if (text.length > MAX_LENGTH) return;
    storage.setItem(list, text);
    storage.setItem(time, String(now));
  });
}

/**
 * The user's list as it was kept; null without one, or when it is no list. Earlier releases kept whole budgets, which
 * `summarize` makes rows of the list.
 */
export function keptSavedBudgets(
  open: OpenStorage,
  userId: string,
  summarize: (budget: SavedBudget) => SavedBudgetSummary,
): KeptBudgets | null {
  const { list, time } = keysOf(userId);
  return attempt(() => {
    const storage = open();
    const text = storage.getItem(list);
    if (text === null) return null;
    const rows = z.parse(listSchema, JSON.parse(text));
    const budgets = rows.map((row) => ("dados" in row ? summarize(row) : row));
    return { budgets, time: Number(storage.getItem(time)) || 0 };
  });
}

/**
 * The kept list no longer holds, because a budget was saved or deleted: it may be shown, but must be loaded again.
 */
export function expireKeptBudgets(open: OpenStorage, userId: string): void {
  const { list, time } = keysOf(userId);
  attempt(() => {
    const storage = open();
    if (storage.getItem(list) !== null) storage.setItem(time, "0");
  });
}
