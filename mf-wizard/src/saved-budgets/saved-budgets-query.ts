/** The one key of the user's saved budgets in the query cache; invalidate it after saving or deleting. The shell empties the cache when another user signs in (decision 7). */
export const SAVED_BUDGETS_KEY = ["saved-budgets"] as const;
