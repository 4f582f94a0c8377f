import { useState } from "react";
import { keptSavedBudgets } from "shared-contracts/budget-file/saved-budgets-cache";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { fetchSavedBudgets, SAVED_BUDGETS_KEY } from "./saved-budgets-query.ts";

/** How long the list counts as fresh: 5 minutes (section 9). */
const FRESH_MS = 300_000;

/**
 * The user's saved budgets, newest first, from one cache for home and the saved budgets page. It is kept in this browser, so that a reload
 * shows it at once; a stale one is shown while it is asked for again, also when the window gets the focus (section 4, "Caches").
 */
export function useSavedBudgets() {
  const services = useAppState();
  const { userId } = services.session;
  const [retryText, setRetryText] = useState<string | null>(null);
  const kept = () => keptSavedBudgets(() => window.localStorage, userId);
  const query = useQuery({
    queryKey: SAVED_BUDGETS_KEY,
    queryFn: ({ signal }) =>
      fetchSavedBudgets(services, {
        signal,
        onRetry: (attempt, attempts) =>
          setRetryText(`Tentando novamente (${attempt}/${attempts})…`),
      }).finally(() => setRetryText(null)),
    initialData: () => kept()?.budgets,
    initialDataUpdatedAt: () => kept()?.time,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    // Offline the client says so after three tries; waiting in silence helps nobody.
    networkMode: "always",
    retry: false,
  });
  return { ...query, retryText };
}

/** The list as a page gets it. */
export type SavedBudgetsQuery = ReturnType<typeof useSavedBudgets>;
