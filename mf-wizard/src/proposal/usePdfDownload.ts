import { useState } from "react";
import type { EventData } from "shared-contracts/entities/event-data";
import { useAppState } from "shared-contracts/federation/app-state";
import { downloadFile } from "shared-ui/download-file/download-file.ts";
import { proposalFileName } from "./proposal-file-name.ts";

/** Said while there is no saved budget to make a PDF of. */
const NOT_SAVED = "Você precisa salvar o orçamento antes de exportar o PDF";

/** Downloads a PDF of the proposal of an event; a notice says why it failed, after `failed`. */
export function usePdfDownload(failed = "") {
  const { notify, withdrawNotices } = useAppState();
  const [isLoading, setLoading] = useState(false);

  async function download(event: EventData, load: () => Promise<Blob>) {
    withdrawNotices("pdf");
    setLoading(true);
    try {
      downloadFile(await load(), proposalFileName(event));
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      notify({
        text: `${failed}${text || "Erro desconhecido"}`,
        tone: "error",
        about: "pdf",
      });
    } finally {
      setLoading(false);
    }
  }

  return { isLoading, download };
}

/** Exporting the saved version of the budget as a PDF. */
export function usePdfExport() {
  const { client, session, store, notify, withdrawNotices } = useAppState();
  const { isLoading, download } = usePdfDownload("Erro ao gerar PDF: ");

  async function exportPdf() {
    const orcamentoId = store.editingBudgetId;
    if (orcamentoId === null || session.userId === "anonymous") {
      withdrawNotices("pdf");
      notify({ text: NOT_SAVED, tone: "error", about: "pdf" });
      return;
    }
    await download(store.event.fields, () =>
      client.call("generatePdf", { body: { orcamentoId } }),
    );
  }

  return { isExporting: isLoading, exportPdf };
}
