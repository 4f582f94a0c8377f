import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { fetchSavedBudgets, savedBudgetsQuery } from "./saved-budgets-query.ts";

/**
 * The user's saved budgets, newest first, from one cache for home and the saved budgets page. It is kept in this browser, so that a reload
 * shows it at once; a stale one is shown while it is asked for again, also when the window gets the focus (section 4, "Caches").
 */
export function useSavedBudgets() {
  const services = useAppState();
  const [retryText, setRetryText] = useState<string | null>(null);
  const query = useQuery({
    ...savedBudgetsQuery(services),
    queryFn: ({ signal }) =>
      fetchSavedBudgets(services, {
        signal,
        onRetry: (attempt, attempts) =>
          setRetryText(`Tentando novamente (${attempt}/${attempts})…`),
      }).finally(() => setRetryText(null)),
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
  return { ...query, retryText };
}

/** The list as a page gets it. */
export type SavedBudgetsQuery = ReturnType<typeof useSavedBudgets>;
