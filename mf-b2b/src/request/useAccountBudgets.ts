import type { RequestAnswer } from "shared-contracts/entities/received-budget";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";
import { savedBudgetsQuery } from "shared-contracts/saved-budgets/saved-budgets-query";

/** The account's saved budgets, from the cache of the page; none while nobody knows. */
export function useAccountBudgets(): readonly SavedBudgetSummary[] {
  const { data } = useQuery(savedBudgetsQuery(useCoreState()));
  return data ?? [];
}

/** The saved budget that answers a request; undefined where it is gone or not known. */
export function proposalOf(
  answer: RequestAnswer | null,
  budgets: readonly SavedBudgetSummary[],
): SavedBudgetSummary | undefined {
  return budgets.find(({ id }) => id === answer?.answeredWith);
}
