import { useAppState } from "shared-contracts/federation/app-state";
import { useQuery } from "shared-contracts/platform/query";
import type { SavedCopy } from "../useSavedCopy.ts";
import { savedBudgetsQuery } from "shared-contracts/saved-budgets/saved-budgets-query";

/**
 * Whether the client would read something else than what was sent last: the list of budgets knows it. Until it is here,
 * another total says so. [changed-is-by-content]
 */
export function useIsChanged(copy: SavedCopy | null): boolean {
  const services = useAppState();
  const sent = copy?.followUp.sent.at(-1);
  const { data } = useQuery({
    ...savedBudgetsQuery(services),
    enabled: sent !== undefined,
  });
  if (!copy || !sent) return false;
  const { id, version, totalFinal } = copy;
  const listed = data?.find((budget) => budget.id === id);
  return (
    sent.totalFinal !== totalFinal ||
    (listed?.versao === version && listed.changedSinceSent === true)
  );
}
