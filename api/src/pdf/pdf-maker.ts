import type { Proposal } from "./proposal.ts";

/** Turns a proposal into a PDF file. */
export interface PdfMaker {
  /** Refuses with UNAVAILABLE when too many wait already. */
  make(proposal: Proposal): Promise<Uint8Array>;
  close(): Promise<void>;
}
