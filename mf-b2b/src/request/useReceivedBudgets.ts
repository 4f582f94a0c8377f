import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";

/** The one key of the received budgets in the query cache. */
export const RECEIVED_BUDGETS_KEY = ["received-budgets"] as const;

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
