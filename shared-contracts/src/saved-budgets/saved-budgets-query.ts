import { keptQuery, type KeptQueryServices } from "./kept-query.ts";

/**
 * The one key of the user's saved budgets in the query cache. The shell empties the cache when another user signs in.
 */
export const SAVED_BUDGETS_KEY = ["saved-budgets"] as const;

/** The prefix of single budgets' keys. */
export const ONE_BUDGET_KEY = ["saved-budget"] as const;

/** The list's query on every page, newest first. */
export function savedBudgetsQuery(services: KeptQueryServices) {
  return keptQuery(
    services,
    SAVED_BUDGETS_KEY,
    "listBudgetSummaries",
    (signal) => services.client.call("listBudgetSummaries", { signal }),
  );
}
