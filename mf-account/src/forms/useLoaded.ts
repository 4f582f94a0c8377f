import type { ApiClient } from "shared-contracts/client/api-client";
import { useCoreState } from "shared-contracts/federation/core-state";
import { useQuery } from "shared-contracts/platform/query";

/** The answer of a call, loaded at each visit. Not again on focus, because a form may have been changed by then. */
export function useLoaded<T>(
  queryKey: readonly string[],
  load: (client: ApiClient, signal: AbortSignal) => Promise<T>,
) {
  const { client } = useCoreState();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => load(client, signal),
    gcTime: 0,
    networkMode: "always",
    refetchOnWindowFocus: false,
    retry: false,
  });
}
