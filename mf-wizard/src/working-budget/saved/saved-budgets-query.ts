import { FRESH_MS } from "shared-contracts/saved-budgets/kept-query";
import { FOLLOW_UP_KEYS } from "shared-contracts/entities/follow-up-keys";
import { isPlain } from "shared-contracts/entities/plain";
import type {
  SavedBudget,
  SavedBudgetSummary,
} from "shared-contracts/entities/saved-budget";
import {
  ONE_BUDGET_KEY,
  SAVED_BUDGETS_KEY,
} from "shared-contracts/saved-budgets/saved-budgets-query";
import type { ShellServices } from "shared-contracts/federation/shell-services";

import { PRICE_BOOK_KEY } from "./price-book-query.ts";

/**
 * Invalidates the list and the price book: call it after saving or deleting. What is visible reloads now, the rest when
 * it is next needed.
 */
export function expireSavedBudgets({
  kept,
  queryClient,
}: Pick<ShellServices, "kept" | "queryClient">): void {
  kept.expire("listBudgetSummaries");
  kept.expire("getPriceBook");
  // What is being loaded has its version in its key, and somebody waits for it.
  queryClient.removeQueries({
    queryKey: ONE_BUDGET_KEY,
    type: "inactive",
    fetchStatus: "idle",
  });
  void queryClient.invalidateQueries({ queryKey: SAVED_BUDGETS_KEY });
  void queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY });
}

/** The query of one budget of the list with its data. Another version of it is another query. */
export function savedBudgetQuery(
  { client }: Pick<ShellServices, "client">,
  { id, versao }: Pick<SavedBudgetSummary, "id" | "versao">,
) {
  return {
    queryKey: [...ONE_BUDGET_KEY, id, versao ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchSavedBudget(client, { id, versao }, signal),
    staleTime: FRESH_MS,
    networkMode: "always",
    retry: false,
  } as const;
}

/**
 * A provider without the call for one budget has it in the list of all; it has no versions either.
 * [answers-may-be-bare]
 */
async function fetchSavedBudget(
  client: ShellServices["client"],
  { id, versao }: Pick<SavedBudgetSummary, "id" | "versao">,
  signal: AbortSignal,
): Promise<SavedBudget> {
  try {
    return await client.call("getBudget", { params: { id }, signal });
  } catch (error) {
    if (versao || !isGone(error)) throw error;
    const budgets = await client
      .call("listBudgets", { signal })
      .catch((): SavedBudget[] => []);
    const listed = budgets.find((budget) => budget.id === id);
    if (!listed) throw error;
    return listed;
  }
}

/** What the API keeps of the proposal of a version of a budget, as far as this page knows; null where it does not. */
export function knownFollowUp(
  services: Pick<ShellServices, "client" | "queryClient">,
  { id, version }: { id: number; version: number | null },
): Record<string, unknown> | null {
  const { queryKey } = savedBudgetQuery(services, {
    id,
    versao: version ?? undefined,
  });
  const saved = services.queryClient.getQueryData<SavedBudget>(queryKey);
  if (!isPlain(saved?.dados)) return null;
  const { dados } = saved;
  return Object.fromEntries(FOLLOW_UP_KEYS.map((key) => [key, dados[key]]));
}

/** A save made a version: it is known at once, and read again when it is shown. */
export function keepSavedVersion(
  services: Pick<ShellServices, "client" | "queryClient">,
  saved: SavedBudget,
  followUp: Record<string, unknown>,
): void {
  const { queryClient } = services;
  const { queryKey } = savedBudgetQuery(services, saved);
  const dados = { ...(saved.dados as object), ...followUp };
  queryClient.setQueryData(queryKey, { ...saved, dados });
  void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
}

/** Why a budget failed to load, for the end of a line. */
export function missingBudgetText(error: unknown): unknown {
  return isGone(error) ? "ele já foi excluído em outro lugar" : error;
}

/** Whether the budget was deleted since the list was made. */
export function isGone(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && error.code === "NOT_FOUND"
  );
}
