import type { ApiClient } from "shared-contracts/client/api-client";
import { useQuery } from "shared-contracts/platform/query";
import { receivedSummariesQuery } from "shared-contracts/saved-budgets/received-summaries";

/** How many requests of clients have no answer; 0 while nobody knows. Without a plan nothing is asked. */
export function useNewRequests(client: ApiClient, hasPlan: boolean): number {
  const { data } = useQuery({
    ...receivedSummariesQuery(client),
    enabled: hasPlan,
  });
  return data?.filter(({ answered }) => !answered).length ?? 0;
}
