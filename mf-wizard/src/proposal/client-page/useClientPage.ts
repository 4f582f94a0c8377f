import type { Accepted } from "shared-contracts/entities/acceptance";
import type { ResponseOf } from "shared-contracts/endpoints/endpoint";
import type { Endpoints } from "shared-contracts/endpoints/table";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation, useQuery } from "shared-contracts/platform/query";
import type { SavedCopy } from "../useSavedCopy.ts";
import { clientPageKey } from "./client-page-key.ts";

export type ClientPage = ReturnType<typeof useClientPage>;
type Link = ResponseOf<Endpoints["getProposalLink"]>;

/** What the client accepted of a budget that was sent, or of another one that its proposal offered. */
export function useAccepted({ id, followUp }: SavedCopy): Accepted | null {
  const enabled = followUp.sent.length > 0;
  return useClientPage(id, { make: false, enabled }).link?.accepted ?? null;
}

/** The page on which the client reads the proposal of a saved budget; `make` gives it an address if it has none. */
export function useClientPage(
  id: number,
  { make, enabled = true }: { make: boolean; enabled?: boolean },
) {
  const { client, queryClient } = useAppState();
  const params = { id };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: clientPageKey(id),
    queryFn: ({ signal }) =>
      client.call(make ? "makeProposalLink" : "getProposalLink", {
        params,
        signal,
      }),
    staleTime: 0,
    enabled,
    refetchOnWindowFocus: true,
    networkMode: "always",
    retry: false,
  });
  const keep = (link: Link) =>
    queryClient.setQueryData(clientPageKey(id), link);
  const exchange = useMutation({
    mutationFn: () => client.call("exchangeProposalLink", { params }),
    networkMode: "always",
    onSuccess: keep,
  });
  const turn = useMutation({
    mutationFn: (active: boolean) =>
      client.call("switchProposalLink", { params, body: { active } }),
    networkMode: "always",
    onSuccess: keep,
  });
  const failed = exchange.error ?? turn.error;
  const isMaking = make && isFetching && data?.url === null && !data.active;
  return {
    link: (!isMaking && data) || null,
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
    isChanging: exchange.isPending || turn.isPending,
    failure: failed ? withDetail("Não foi possível mudar o link", failed) : "",
    exchange: () => exchange.mutate(),
    turn: (active: boolean) => turn.mutate(active),
  };
}
