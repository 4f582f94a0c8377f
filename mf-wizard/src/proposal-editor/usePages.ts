import { useState } from "react";
import { usePdfExport } from "../save-card/usePdfExport.ts";
import { pdfPages } from "../proposal-send/pdf-pages.ts";

/** Exporting the PDF, and how many pages it has; undefined until it is made, and again once the proposal changes. */
export function usePages(proposal: unknown) {
  const { isExporting, exportPdf } = usePdfExport();
  const [made, setMade] = useState<{ of: unknown; pages?: number }>();
  return {
    isExporting,
    pages: made?.of === proposal ? made?.pages : undefined,
    async exportPdf() {
      const pdf = await exportPdf();
      const pages = pdf && (await pdfPages(pdf));
      setMade({ of: proposal, ...(pages && { pages }) });
    },
  };
}
