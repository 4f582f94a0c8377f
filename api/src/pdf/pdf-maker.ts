import type { Pix } from "shared-contracts/pix/pix";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import type { SentProposal } from "shared-contracts/entities/sending";
import type { Sender } from "shared-contracts/proposal/composition";
import {
  createThreadPool,
  type ThreadLoad,
  type ThreadPool,
} from "../threads/thread-pool.ts";
import type { SentFacts } from "./sent-facts.ts";

export interface SavedBudget {
  id: number;
  nome: string;
  /** The budget as JSON text. */
  dados: string;
}

/** A saved budget, what its proposal offers beside it, and the sender. */
export interface PdfInput extends SavedBudget {
  others: SavedBudget[];
  sender: Sender;
  /** The account's usual terms. */
  terms: ProposalTerms;
  /** Where the client pays. */
  pix: Pix | undefined;
  now: Date;
}

export interface MadePdf {
  file: Uint8Array;
  /** The client's name; empty when the budget names none. */
  client: string;
  facts: SentFacts & Pick<SentProposal, "validUntil">;
}

/** Turns saved budgets into PDF files. Refuses a budget with too many lines (PDF_TOO_LONG). */
export type PdfMaker = ThreadPool<PdfInput, MadePdf>;

const THREADS = 2;
const TIMEOUT_MS = 30_000;

export function createPdfMaker(): PdfMaker & ThreadLoad {
  return createThreadPool(new URL("./worker.ts", import.meta.url), {
    size: THREADS,
    timeoutMs: TIMEOUT_MS,
  });
}
