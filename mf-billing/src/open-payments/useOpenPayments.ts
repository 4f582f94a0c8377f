import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";

/** The one key of the account's open payments in the query cache. */
export const OPEN_PAYMENTS_KEY = ["open-payments"] as const;

/** The account's PIX and boletos to pay, loaded like its subscription. A visitor has none. */
export function useOpenPayments() {
  const { client, session } = useCoreState();
  return useQuery({
    queryKey: OPEN_PAYMENTS_KEY,
    queryFn: ({ signal }) => client.call("listOpenPayments", { signal }),
    enabled: session.userId !== "anonymous",
    refetchOnWindowFocus: "always",
    networkMode: "always",
    retry: false,
  });
}
