import * as z from "zod/mini";
import { acceptedSchema } from "./acceptance.ts";
import { proposalStatusSchema } from "./sending.ts";

/**
 * A budget that the API stores (`orcamento` in paths). `dados` is the budget, as an object or JSON text; `totalFinal` is in
 * reais with two decimals; `createdAt` is an ISO instant; `versao` counts saves, for `If-Match`.
 */
export const savedBudgetSchema = z.object({
  id: z.number().check(z.int(), z.positive()),
  nome: z.string(),
  dados: z.union([z.string(), z.record(z.string(), z.unknown())]),
  totalFinal: z.number(),
  createdAt: z.string(),
  updatedAt: z.optional(z.string()),
  versao: z.optional(z.number()),
});

/** The event of a budget, for lists; an unreadable field is null. */
export const eventSummarySchema = z.object({
  eventType: z.nullable(z.string()),
  /** `YYYY-MM-DD`, or empty. */
  eventDate: z.nullable(z.string()),
  /** `HH:MM`, or empty. */
  eventTime: z.nullable(z.string()),
  /** All names of the client, joined by " e ". */
  clientName: z.nullable(z.string()),
  /** As they were typed; another provider may leave them out. */
  clientPhone: z.optional(z.nullable(z.string())),
  clientEmail: z.optional(z.nullable(z.string())),
  city: z.nullable(z.string()),
  guests: z.nullable(z.number()),
});

export type EventSummary = z.infer<typeof eventSummarySchema>;

/** The event of a budget whose event is unreadable or not in the answer. */
export const UNKNOWN_EVENT: EventSummary = {
  eventType: null,
  eventDate: null,
  eventTime: null,
  clientName: null,
  clientPhone: null,
  clientEmail: null,
  city: null,
  guests: null,
};

/** A saved budget in a list: without its `dados`. */
export const savedBudgetSummarySchema = z.object({
  ...z.omit(savedBudgetSchema, { dados: true }).shape,
  ...eventSummarySchema.shape,
  /** The status of its proposal. Another provider may leave out this and the next two. */
  status: z.optional(proposalStatusSchema),
  /** The last sending: an ISO instant, reais, and the last day it is valid (`YYYY-MM-DD`); null before the first. */
  lastSent: z.optional(
    z.nullable(
      z.object({
        at: z.string(),
        totalFinal: z.number(),
        validUntil: z.optional(z.string()),
      }),
    ),
  ),
  /** Whether a proposal sent now would differ from the last one. */
  changedSinceSent: z.optional(z.boolean()),
  /** When a client first and last looked at its page, ISO instants; null before. Another provider may leave them out. */
  firstSeenAt: z.optional(z.nullable(z.string())),
  lastSeenAt: z.optional(z.nullable(z.string())),
  /** What the client accepted of it; null without an acceptance in force. Another provider may leave it out. */
  accepted: z.optional(z.nullable(acceptedSchema)),
  /** The unpaid instalments of an approved budget: `YYYY-MM-DD` and reais. Another provider may leave them out. */
  openReceipts: z.optional(
    z.array(z.object({ dueDate: z.string(), amount: z.number() })),
  ),
});

export type SavedBudgetSummary = z.infer<typeof savedBudgetSummarySchema>;

export type SavedBudget = z.infer<typeof savedBudgetSchema>;
