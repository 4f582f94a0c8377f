import {
  expireKeptBudgets,
  keepSavedBudgets,
  keptSavedBudgets,
} from "shared-contracts/budget-file/saved-budgets-cache";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";

/** The one key of the user's saved budgets in the query cache. The shell empties the cache when another user signs in (decision 7). */
export const SAVED_BUDGETS_KEY = ["saved-budgets"] as const;

/** How long the list counts as fresh: 5 minutes (section 9). */
const FRESH_MS = 300_000;

/** The list no longer holds: call it after saving or deleting. It is asked for again where it is on screen, else when it next is. */
export function expireSavedBudgets({
  queryClient,
  session,
}: Pick<ShellServices, "queryClient" | "session">): void {
  expireKeptBudgets(() => window.localStorage, session.userId);
  void queryClient.invalidateQueries({ queryKey: SAVED_BUDGETS_KEY });
}

/** Asks for the list, newest first, and keeps it in this browser. */
async function fetchSavedBudgets(
  { client, session }: Pick<ShellServices, "client" | "session">,
  signal: AbortSignal,
): Promise<SavedBudget[]> {
  const { userId } = session;
  const budgets = await client.call("listBudgets", { signal });
  // An answer that outlives the session must not be left behind (decision 7).
  if (session.userId === userId)
    keepSavedBudgets(() => window.localStorage, userId, budgets, Date.now());
  return budgets;
}

/** The query every page asks the list with; it starts from what was last kept in this browser. */
export function savedBudgetsQuery(
  services: Pick<ShellServices, "client" | "session">,
) {
  const kept = () =>
    keptSavedBudgets(() => window.localStorage, services.session.userId);
  return {
    queryKey: SAVED_BUDGETS_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchSavedBudgets(services, signal),
    initialData: () => kept()?.budgets,
    initialDataUpdatedAt: () => kept()?.time,
    staleTime: FRESH_MS,
    // Offline the client says so after three tries; waiting in silence helps nobody.
    networkMode: "always",
    retry: false,
  } as const;
}

/** The list as it is now, whatever is kept. */
export function freshSavedBudgets(
  services: ShellServices,
): Promise<SavedBudget[]> {
  return services.queryClient.fetchQuery({
    ...savedBudgetsQuery(services),
    staleTime: 0,
  });
}

/** Asks for the list where it is not fresh and the last try was no failure. Tells nobody. */
export async function refreshSavedBudgets(
  services: ShellServices,
): Promise<void> {
  const { queryClient } = services;
  if (queryClient.getQueryState(SAVED_BUDGETS_KEY)?.fetchFailureCount) return;
  await queryClient.prefetchQuery(savedBudgetsQuery(services));
}
