import { useAppState } from "shared-contracts/federation/app-state";
import { receivedSummariesQuery } from "shared-contracts/saved-budgets/received-summaries";
import { useQuery } from "shared-contracts/platform/query";

/** The requests that wait for a decision; the menu's badge counts the same answer. */
export function useReceivedSummaries() {
  const { client } = useAppState();
  return useQuery(receivedSummariesQuery(client));
}
