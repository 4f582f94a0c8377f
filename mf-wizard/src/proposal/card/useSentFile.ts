import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { proposalFileName } from "../proposal-file-name.ts";
import type { SavedCopy } from "../useSavedCopy.ts";
import { downloadFile } from "shared-ui/download-file/download-file.ts";

/** The PDF of the last sending, as the client has it. */
export function useSentFile() {
  const { client, notify, withdrawNotices } = useAppState();
  const [isLoading, setLoading] = useState(false);

  async function downloadSent({ id, budget, followUp }: SavedCopy) {
    const n = followUp.sent.at(-1)?.n;
    if (n === undefined) return;
    withdrawNotices("pdf");
    setLoading(true);
    try {
      const pdf = await client.call("getSentProposal", { params: { id, n } });
      downloadFile(pdf, proposalFileName(budget.eventData));
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      notify({
        tone: "error",
        text: text || "Erro desconhecido",
        about: "pdf",
      });
    } finally {
      setLoading(false);
    }
  }

  return { isLoading, downloadSent };
}
