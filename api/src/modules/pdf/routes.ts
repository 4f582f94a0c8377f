import { ApiError } from "../../http/api-error.ts";
import type { Handlers } from "../../http/handlers.ts";
import { composeProposal } from "../../pdf/compose-proposal.ts";
import type { PdfMaker } from "../../pdf/pdf-maker.ts";
import { clientName } from "../../pdf/proposal.ts";
import { findBudget } from "../budgets/repository.ts";
import { readDados } from "../budgets/service.ts";
import { proposalFileName } from "./file-name.ts";
import { findSender } from "./sender.ts";

/** The proposal of a saved budget, as it was last saved. */
export function pdfHandlers(
  pdf: PdfMaker,
  now: () => Date,
): Pick<Handlers, "generatePdf"> {
  return {
    generatePdf: async ({ db, caller, body }) => {
      const row = await findBudget(db, caller.id, body.orcamentoId);
      if (!row) throw new ApiError("NOT_FOUND");
      const budget = readDados(row.dados, "stored");
      const sender = await findSender(db, caller.id);
      const file = await pdf.make(
        composeProposal(row.nome, budget, sender, now()),
      );
      return {
        file,
        contentType: "application/pdf",
        fileName: proposalFileName(clientName(budget)),
      };
    },
  };
}
