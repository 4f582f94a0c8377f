import { expireKeptBudgets } from "shared-contracts/budget-file/saved-budgets-cache";
import type { ShellServices } from "shared-contracts/federation/shell-services";

/** The one key of the user's saved budgets in the query cache. The shell empties the cache when another user signs in (decision 7). */
export const SAVED_BUDGETS_KEY = ["saved-budgets"] as const;

/** The list no longer holds: call it after saving or deleting. It is asked for again where it is on screen, else when it next is. */
export function expireSavedBudgets({
  queryClient,
  session,
}: Pick<ShellServices, "queryClient" | "session">): void {
  expireKeptBudgets(() => window.localStorage, session.userId);
  void queryClient.invalidateQueries({ queryKey: SAVED_BUDGETS_KEY });
}
