import * as z from "zod/mini";

/** The status of a budget's proposal (`dados.status`); absent is a draft. */
export const proposalStatusSchema = z.enum([
  "rascunho",
  "enviada",
  "aprovada",
  "perdida",
]);

export type ProposalStatus = z.infer<typeof proposalStatusSchema>;

/** `YYYY-MM-DD`. */
const daySchema = z.iso.date();

/** An instalment of an approved budget (`dados.receipts[]`). */
const receiptSchema = z.strictObject({
  label: z.string().check(z.trim(), z.maxLength(60)),
  dueDate: daySchema,
  /** Reais. */
  amount: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** When it was paid; null while it is open. */
  receivedOn: z.nullable(daySchema),
});

/** All instalments of a budget, in the order in which they are due. */
export const receiptsSchema = z.array(receiptSchema).check(z.maxLength(24));

export type Receipt = z.infer<typeof receiptSchema>;

/** An option of a sent proposal. */
const sentOptionSchema = z.object({
  /** The id of the saved budget. */
  id: z.number(),
  /** The title that the client reads; empty for the letter alone. */
  name: z.string(),
  /** Reais. */
  totalFinal: z.number(),
});

export type SentOption = z.infer<typeof sentOptionSchema>;

/** The chosen option (`dados.chosen`): the number of a sending, and the id of one of its budgets. */
export const chosenSchema = z.strictObject({
  sending: z.number().check(z.int(), z.positive()),
  option: z.number().check(z.int(), z.positive()),
});

export type Chosen = z.infer<typeof chosenSchema>;

/** One sending (`dados.sent[]`), oldest first. Amounts in reais. */
export const sentProposalSchema = z.object({
  /** Counts from 1 in the budget; names the file in `GET /orcamentos/{id}/envios/{n}`. */
  n: z.number(),
  /** ISO instant. */
  at: z.string(),
  /** The saved version that was sent. */
  versao: z.number(),
  totalFinal: z.number(),
  perPerson: z.number(),
  /** The last day that it is valid, `YYYY-MM-DD`. */
  validUntil: z.string(),
  /** Costs of the parts and amounts of the margins, by name, for a later comparison. */
  parts: z.record(z.string(), z.number()),
  /** A hash of the content that the client reads. */
  content: z.string(),
  /** The options in the order of the proposal; absent for a single budget. */
  options: z.optional(z.array(sentOptionSchema)),
});

export type SentProposal = z.infer<typeof sentProposalSchema>;

/** The keys of `dados` that follow a proposal. */
export const followUpSchema = z.object({
  status: proposalStatusSchema,
  sent: z.array(sentProposalSchema),
  receipts: z.array(receiptSchema),
  chosen: z.optional(z.nullable(chosenSchema)),
});
