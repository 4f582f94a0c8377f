import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { proposalFileName } from "../proposal/proposal-file-name.ts";
import { downloadFile } from "../saving/download-file.ts";

/** Said while there is no saved budget to make a PDF of. */
const NOT_SAVED = "Você precisa salvar o orçamento antes de exportar o PDF";

/** Exporting the saved version of the budget as a PDF. */
export function usePdfExport() {
  const { client, session, store, notify, withdrawNotices } = useAppState();
  const [isExporting, setExporting] = useState(false);

  /** Downloads the file, and returns it; null where it cannot be made, which a notice says. */
  async function exportPdf(): Promise<Blob | null> {
    withdrawNotices?.("pdf");
    const orcamentoId = store.editingBudgetId;
    if (orcamentoId === null || session.userId === "anonymous") {
      notify({ text: NOT_SAVED, tone: "error", about: "pdf" });
      return null;
    }
    setExporting(true);
    try {
      const pdf = await client.call("generatePdf", { body: { orcamentoId } });
      downloadFile(pdf, proposalFileName(store.event.fields));
      return pdf;
    } catch (error) {
      const text = error instanceof Error ? error.message : "";
      notify({
        text: `Erro ao gerar PDF: ${text || "Erro desconhecido"}`,
        tone: "error",
        about: "pdf",
      });
      return null;
    } finally {
      setExporting(false);
    }
  }

  return { isExporting, exportPdf };
}
