import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import { findBudget } from "../budgets/repository.ts";
import { proposalFileName } from "./file-name.ts";
import { instalmentReceipt } from "./instalment-receipt.ts";
import { findPdfInput } from "./pdf-input.ts";

/** The proposal of a saved budget, as it was last saved, and the receipts of what its client paid. */
export function pdfHandlers(pdf: PdfMaker, now: () => Date) {
  return {
    generatePdf: async ({ db, caller, body, left }) => {
      const row = await findBudget(db, caller.id, body.orcamentoId);
      if (!row) throw new ApiError("NOT_FOUND");
      const input = await findPdfInput(db, caller.id, row, now());
      const { file, client } = await pdf.run(input, {
        account: caller.id,
        left,
      });
      return {
        file,
        contentType: "application/pdf",
        fileName: proposalFileName(client),
      };
    },
    getInstalmentReceipt: async ({ db, caller, params, left }) => {
      const { id, n } = params;
      const receipt = await instalmentReceipt(db, caller.id, id, n);
      return {
        file: await pdf.receipt(receipt, { account: caller.id, left }),
        contentType: "application/pdf",
        fileName: `recibo-${id}-${n}.pdf`,
      };
    },
  } satisfies Partial<Handlers>;
}
