import type { ApiClient } from "../client/api-client.ts";
import { keptBudgets } from "./kept-answer.ts";
import { keptQuery } from "./kept-query.ts";

/**
 * The one key of the user's saved budgets in the query cache. The shell empties the cache when another user signs in.
 */
export const SAVED_BUDGETS_KEY = ["saved-budgets"] as const;

/** The prefix of single budgets' keys. */
export const ONE_BUDGET_KEY = ["saved-budget"] as const;

/** The list's query on every page, newest first. */
export function savedBudgetsQuery(services: {
  client: ApiClient;
  session: { readonly userId: string };
}) {
  return keptQuery(services, SAVED_BUDGETS_KEY, keptBudgets, (signal) =>
    services.client.call("listBudgetSummaries", { signal }),
  );
}
