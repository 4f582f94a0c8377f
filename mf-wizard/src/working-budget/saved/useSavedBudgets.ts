import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { savedBudgetsQuery } from "shared-contracts/saved-budgets/saved-budgets-query";

/**
 * The user's saved budgets, newest first, from one cache for home and the saved budgets page. It is kept in this
 * browser, so that a reload shows it at once; a stale one is shown while it is loaded again, also when the window
 * gets the focus.
 */
export function useSavedBudgets() {
  const services = useAppState();
  return useQuery({
    ...savedBudgetsQuery(services),
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
}
