import * as z from "zod/mini";
import {
  type SavedBudgetSummary,
  savedBudgetSummarySchema,
} from "../entities/saved-budget.ts";
import { attempt, type OpenStorage, PREFIX } from "./kept-budgets-storage.ts";

/** A stored list; `time` in ms since 1970, 0 for an expired one. */
interface KeptBudgets {
  budgets: SavedBudgetSummary[];
  time: number;
}

/** In UTF-16 units. A browser gives a site about five million; most of it must stay free for the draft. */
const MAX_LENGTH = 1_000_000;

const listSchema = z.array(savedBudgetSummarySchema);

/** The storage keys of a user's list and of its time. */
function keysOf(userId: string): { list: string; time: string } {
  return { list: PREFIX + userId, time: `${PREFIX}${userId}_time` };
}

/**
 * Stores a user's list of saved budgets. Stores nothing, and removes the older list, when the list is too large or
 * storage is full or forbidden. Never throws.
 *
 * @param now The time of the list, in ms since 1970.
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

/** The user's stored list; null without a readable one. Never throws. */
export function keptSavedBudgets(
  open: OpenStorage,
  userId: string,
): KeptBudgets | null {
  const { list, time } = keysOf(userId);
  return attempt(() => {
    const storage = open();
    const text = storage.getItem(list);
    if (text === null) return null;
    const budgets = z.parse(listSchema, JSON.parse(text));
    return { budgets, time: Number(storage.getItem(time)) || 0 };
  });
}

/** Marks the user's list as expired, after a budget was saved or deleted. It may be shown while it is loaded again. */
export function expireKeptBudgets(open: OpenStorage, userId: string): void {
  const { list, time } = keysOf(userId);
  attempt(() => {
    const storage = open();
    if (storage.getItem(list) !== null) storage.setItem(time, "0");
  });
}
