import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";

/** The plans on sale and how cards are taken; for visitors too. */
export function usePlans() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: ["plans"],
    queryFn: ({ signal }) => client.call("listPlans", { signal }),
    networkMode: "always",
    retry: false,
  });
}
