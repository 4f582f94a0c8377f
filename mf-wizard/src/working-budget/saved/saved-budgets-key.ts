/**
 * The one key of the user's saved budgets in the query cache. The shell empties the cache when another user signs in.
 */
export const SAVED_BUDGETS_KEY = ["saved-budgets"] as const;
