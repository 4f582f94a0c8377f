import { useAppState } from "shared-contracts/federation/app-state";
import { useAccepted } from "../client-page/useClientPage.ts";
import { usePdfDownload } from "../usePdfDownload.ts";
import type { SavedCopy } from "../useSavedCopy.ts";

/** The PDF that the client has: what was accepted, else what was sent last. `show` is null where there is none. */
export function useFixedPdf(copy: SavedCopy) {
  const { client } = useAppState();
  const { isLoading, download } = usePdfDownload();
  const { id, budget, followUp } = copy;
  const isAccepted = useAccepted(copy)?.budget === id;
  const n = followUp.sent.at(-1)?.n;

  const load = isAccepted
    ? () => client.call("getAcceptanceReceipt", { params: { id } })
    : n !== undefined &&
      (() => client.call("getSentProposal", { params: { id, n } }));
  return {
    isLoading,
    show: load ? () => void download(budget.eventData, load) : null,
  };
}
