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
import type { SentPage } from "./sent-page.ts";

export interface SavedBudget {
  id: number;
  nome: string;
  /** The budget as JSON text. */
  dados: string;
}

/** A saved budget, what its proposal offers beside it, and the sender. */
export interface PdfInput extends SavedBudget {
  others: (SavedBudget & { version: number })[];
  sender: Sender;
  /** How the client reaches it: digits, and an address. */
  contact: { phone: string; email: string };
  /** The account's usual terms. */
  terms: ProposalTerms;
  /** The budget that the client accepted before, as JSON text. */
  accepted?: string;
  /** Where the client pays. */
  pix: Pix | undefined;
  now: Date;
}

export interface MadePdf {
  file: Uint8Array;
  /** The client's name; empty when the budget names none. */
  client: string;
  facts: SentFacts & Pick<SentProposal, "validUntil">;
  /** The facts of the budgets beside its own, in the order of the input. */
  others: SentFacts[];
  /** Without a logo and its card: their sizes for a page are others. */
  page: Omit<SentPage, "card" | "message">;
}

/** The texts of a receipt, in their order on the page. */
export interface Receipt {
  receiver: string;
  number: string;
  title: string;
  /** Words of which some are stronger. */
  sentence: (string | { strong: string })[];
  rows: { label: string; value: string }[];
  note: string;
  /** A PDF that it follows, page by page, and that it has attached. */
  accepted?: Uint8Array;
}

export type PdfJob = { proposal: PdfInput } | { receipt: Receipt };

/** Makes PDF files in threads. */
export interface PdfMaker extends Pick<ThreadPool<PdfJob, unknown>, "close"> {
  /** The proposal of a saved budget. Refuses one with too many lines (PDF_TOO_LONG). */
  run: ThreadPool<PdfInput, MadePdf>["run"];
  receipt: ThreadPool<Receipt, Uint8Array>["run"];
}

const THREADS = 2;
const TIMEOUT_MS = 30_000;

export function createPdfMaker(): PdfMaker & ThreadLoad {
  const script = new URL("./worker.ts", import.meta.url);
  const options = { size: THREADS, timeoutMs: TIMEOUT_MS };
  const pool = createThreadPool<PdfJob, unknown>(script, options);
  return {
    ...pool,
    run: (proposal, owner) => pool.run({ proposal }, owner) as Promise<MadePdf>,
    receipt: (receipt, owner) =>
      pool.run({ receipt }, owner) as Promise<Uint8Array>,
  };
}
