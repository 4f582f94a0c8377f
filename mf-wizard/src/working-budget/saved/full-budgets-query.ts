import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import type { ShellServices } from "shared-contracts/federation/shell-services";

const FULL_BUDGETS_KEY = ["full-budgets"] as const;

/** How long a failed load is not repeated. */
const PAUSE_MS = 60_000;

/** All saved budgets with their data, which is large: loaded once, then updated by saves and deletions here. */
export function fullBudgetsQuery({ client }: Pick<ShellServices, "client">) {
  return {
    queryKey: FULL_BUDGETS_KEY,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<SavedBudget[]> =>
      client.call("listBudgets", { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: "always",
    retry: false,
  } as const;
}

/** Loads the budgets unless they are loaded or a load failed lately. Shows no error. */
export async function loadFullBudgets(services: ShellServices): Promise<void> {
  const { queryClient } = services;
  const state = queryClient.getQueryState(FULL_BUDGETS_KEY);
  if (state?.error && Date.now() - state.errorUpdatedAt < PAUSE_MS) return;
  await queryClient.prefetchQuery(fullBudgetsQuery(services));
}

/** A budget was saved here. */
export function keepFullBudget(
  { queryClient }: Pick<ShellServices, "queryClient">,
  saved: SavedBudget,
): void {
  queryClient.setQueryData<SavedBudget[]>(
    FULL_BUDGETS_KEY,
    (budgets) =>
      budgets && [saved, ...budgets.filter(({ id }) => id !== saved.id)],
  );
}

/** A budget was deleted here. */
export function dropFullBudget(
  { queryClient }: Pick<ShellServices, "queryClient">,
  id: number,
): void {
  queryClient.setQueryData<SavedBudget[]>(FULL_BUDGETS_KEY, (budgets) =>
    budgets?.filter((budget) => budget.id !== id),
  );
}
