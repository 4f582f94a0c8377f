import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { proposalFileName } from "./proposal-file-name.ts";
import { downloadFile } from "shared-ui/download-file/download-file.ts";

/** Said while there is no saved budget to make a PDF of. */
const NOT_SAVED = "Você precisa salvar o orçamento antes de exportar o PDF";

/** Exporting the saved version of the budget as a PDF. */
export function usePdfExport() {
  const { client, session, store, notify, withdrawNotices } = useAppState();
  const [isExporting, setExporting] = useState(false);

  async function exportPdf() {
    withdrawNotices("pdf");
    const orcamentoId = store.editingBudgetId;
    if (orcamentoId === null || session.userId === "anonymous") {
      notify({ text: NOT_SAVED, tone: "error", about: "pdf" });
      return;
    }
    setExporting(true);
    try {
      const pdf = await client.call("generatePdf", { body: { orcamentoId } });
      downloadFile(pdf, proposalFileName(store.event.fields));
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      notify({
        text: `Erro ao gerar PDF: ${text || "Erro desconhecido"}`,
        tone: "error",
        about: "pdf",
      });
    }
    setExporting(false);
  }

  return { isExporting, exportPdf };
}
