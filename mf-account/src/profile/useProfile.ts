import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";

/** The one key of the account's profile in the query cache. */
export const PROFILE_KEY = ["profile"] as const;

/** Who the account is of, asked for at each visit. */
export function useProfile() {
  const { client } = useCoreState();
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => client.call("getProfile", { signal }),
    gcTime: 0,
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
  });
}
