import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";
import { RECEIVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/received-summaries";

/** The received requests, pending first; loaded at each visit and when the window gets the focus. */
export function useReceivedBudgets() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: RECEIVED_BUDGETS_KEY,
    queryFn: ({ signal }) => client.call("listReceivedBudgets", { signal }),
    refetchOnWindowFocus: "always",
    networkMode: "always",
    retry: false,
  });
}
