import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import { SAVED_BUDGETS_KEY } from "./saved-budgets-query.ts";

/** How long the list counts as fresh: 5 minutes (section 9). */
const FRESH_MS = 300_000;

/** The user's saved budgets, newest first, from one cache for home and the saved budgets page; asked again when the window gets the focus (section 4, "Caches"). */
export function useSavedBudgets() {
  const { client } = useAppState();
  const [retryText, setRetryText] = useState<string | null>(null);
  const query = useQuery({
    queryKey: SAVED_BUDGETS_KEY,
    queryFn: ({ signal }) =>
      client
        .call("listBudgets", {
          signal,
          onRetry: (attempt, attempts) =>
            setRetryText(`Tentando novamente (${attempt}/${attempts})…`),
        })
        .finally(() => setRetryText(null)),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: "always",
    // The client has tried three times already.
    retry: false,
  });
  return { ...query, retryText };
}

/** The list as a page gets it. */
export type SavedBudgetsQuery = ReturnType<typeof useSavedBudgets>;
