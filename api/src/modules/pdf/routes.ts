import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../calls/handlers.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import { findBudget } from "../budgets/repository.ts";
import { proposalFileName } from "./file-name.ts";
import { findPdfInput } from "./pdf-input.ts";

/** The proposal of a saved budget, as it was last saved. */
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
  } satisfies Partial<Handlers>;
}
