import * as z from "zod/mini";
import { toPlain } from "./plain.ts";
import {
  type Chosen,
  chosenSchema,
  type ProposalStatus,
  proposalStatusSchema,
  type Receipt,
  receiptsSchema,
  type SentProposal,
  sentProposalSchema,
} from "./sending.ts";

/** What the API stores of a budget's proposal. */
export interface FollowUp {
  status: ProposalStatus;
  /** Oldest first. */
  sent: readonly SentProposal[];
  /** In the order in which they are due. */
  receipts: readonly Receipt[];
  /** The approved option; null where there was no choice. */
  chosen: Chosen | null;
}

/**
 * The status, sendings, instalments and chosen option in `dados`, as an object or as JSON text. Leaves out invalid
 * sendings; another invalid value counts as absent. Never throws.
 */
export function readFollowUp(dados: unknown): FollowUp {
  const given = toPlain(dados) ?? {};
  const status = z.safeParse(proposalStatusSchema, given["status"]);
  const receipts = z.safeParse(receiptsSchema, given["receipts"]);
  const chosen = z.safeParse(chosenSchema, given["chosen"]);
  const sent = Array.isArray(given["sent"]) ? given["sent"] : [];
  return {
    status: status.success ? status.data : "rascunho",
    sent: sent.flatMap((one: unknown) => {
      const result = z.safeParse(sentProposalSchema, one);
      return result.success ? [result.data] : [];
    }),
    receipts: receipts.success ? receipts.data : [],
    chosen: chosen.success ? chosen.data : null,
  };
}
