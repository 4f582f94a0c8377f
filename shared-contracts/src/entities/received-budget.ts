import * as z from "zod/mini";
import { toPlain } from "./plain.ts";
import { savedBudgetSchema } from "./saved-budget.ts";

/** The status of a received budget; only a pending one can be decided. */
export const receivedStatusSchema = z.enum(["PENDING", "ACCEPTED", "REJECTED"]);

export type ReceivedStatus = z.infer<typeof receivedStatusSchema>;

/**
 * A request for a budget: a saved budget with its status. `createdAt` is its arrival. `dados` holds the request, an
 * `EventRequest`, and after an edit a whole budget too. Partners write it: treat it as unknown.
 */
export const receivedBudgetSchema = z.extend(savedBudgetSchema, {
  status: receivedStatusSchema,
});

export type ReceivedBudget = z.infer<typeof receivedBudgetSchema>;

/** A row of the light list of requests: its name and the instant of its arrival. */
export const receivedSummarySchema = z.object({
  ...z.pick(receivedBudgetSchema, { id: true, nome: true, createdAt: true })
    .shape,
  /** Whether a saved budget answers it. Another provider may leave it out. */
  answered: z.optional(z.boolean()),
});

export type ReceivedSummary = z.infer<typeof receivedSummarySchema>;

/** A total that saving over a decided request replaced: reais, and the ISO instant it was replaced at. */
const previousTotalsSchema = z.array(
  z.object({ total: z.number(), until: z.string() }),
);

export type PreviousTotal = z.infer<typeof previousTotalsSchema>[number];

/** The replaced totals in `dados.previousTotals`, oldest first; none when they are invalid. Never throws. */
export function previousTotalsIn(
  dados: ReceivedBudget["dados"],
): readonly PreviousTotal[] {
  const schema = z.object({ previousTotals: previousTotalsSchema });
  return readKeys(dados, "previousTotals", schema)?.previousTotals ?? [];
}

const requestAnswerSchema = z.object({
  answeredWith: z
    .number()
    .check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  answeredAt: z.iso.datetime(),
});

/** The id of the saved budget that answers a request, and the ISO instant of its first save. */
export type RequestAnswer = z.infer<typeof requestAnswerSchema>;

/** The saved budget that answers a request, as `dados` states it; null without one. Never throws. */
export function requestAnswerIn(
  dados: ReceivedBudget["dados"],
): RequestAnswer | null {
  return readKeys(dados, "answeredWith", requestAnswerSchema);
}

/** The keys of a schema in `dados`; null when they are absent or invalid. */
function readKeys<T>(
  dados: ReceivedBudget["dados"],
  key: string,
  schema: z.ZodMiniType<T>,
): T | null {
  // Most budgets have no such key; their large text need not be parsed.
  if (typeof dados === "string" && !dados.includes(`"${key}"`)) return null;
  const read = schema.safeParse(toPlain(dados));
  return read.success ? read.data : null;
}

/** The client's budget: up to R$ 50 for each guest, 50 to 100, more than 100. */
export const budgetRangeSchema = z.enum(["economico", "medio", "premium"]);

export type BudgetRange = z.infer<typeof budgetRangeSchema>;

const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** The request of the intake call: all but the client's name and the kind of event is optional. */
export const eventRequestSchema = z.strictObject({
  clientInfo: z.strictObject({
    name: text(120),
    email: z.optional(z.string().check(z.trim(), z.email(), z.maxLength(254))),
    phone: z.optional(text(30)),
  }),
  eventData: z.strictObject({
    event_type: text(80),
    /** `YYYY-MM-DD`. */
    event_date: z.optional(z.iso.date()),
    guests: z.optional(
      z.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
    ),
    duration_hours: z.optional(z.number().check(z.positive(), z.maximum(240))),
    location: z.optional(
      z.union([
        text(300),
        z.strictObject({
          city: text(120),
          cep: z.optional(z.string().check(z.regex(/^\d{5}-?\d{3}$/))),
        }),
      ]),
    ),
    event_style: z.optional(text(120)),
    budget_range: z.optional(budgetRangeSchema),
  }),
  calculatedEvent: z.optional(
    z.strictObject({
      suggested_menu: z.array(text(200)).check(z.maxLength(100)),
    }),
  ),
});

export type EventRequest = z.infer<typeof eventRequestSchema>;
