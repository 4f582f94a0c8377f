import pdfmake from "pdfmake";
import type { Proposal } from "shared-contracts/proposal/composition";
import { proposalDocument } from "./document.ts";
import { fontFiles, fonts } from "./fonts.ts";

pdfmake.setFonts(fonts);
// The texts of a document come from users, so it may read its fonts and nothing else, neither from the network nor from
// the disk.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));

/**
 * The PDF of a proposal. It keeps a core busy for at least a tenth of a second, so the API calls it in a worker thread.
 */
export async function renderProposal(proposal: Proposal): Promise<Uint8Array> {
  return pdfmake.createPdf(proposalDocument(proposal)).getBuffer();
}
