import * as z from "zod/mini";
import { OPTION_LETTERS } from "./option-letters.ts";

/** How a proposal shows a part: names with quantities, names alone, a sentence, nothing. */
export const showingSchema = z.enum(["completo", "nomes", "resumo", "oculto"]);

export type Showing = z.infer<typeof showingSchema>;

/** The colours that a proposal may have. */
const ACCENTS = [
  "jabuticaba",
  "terracota",
  "mel",
  "mata",
  "azulejo",
  "grafite",
] as const;

export const accentSchema = z.enum(ACCENTS);

export type Accent = z.infer<typeof accentSchema>;

/** A day as `YYYY-MM-DD`, or empty while none is chosen. */
const daySchema = z.string().check(z.regex(/^(?:\d{4}-\d\d-\d\d)?$/));

const budgetIdSchema = z
  .number()
  .check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** When the client pays: percent and day of the deposit, one day for each instalment. */
const paymentPlanSchema = z.object({
  /** 0 to 100; 0 is no deposit. */
  depositPercent: z.number().check(z.minimum(0), z.maximum(100)),
  depositDate: daySchema,
  /** At most 12. */
  instalmentDates: z.array(daySchema).check(z.maxLength(12)),
});

export type PaymentPlan = z.infer<typeof paymentPlanSchema>;

/** The proposal settings of a budget (`dados.proposal`). Missing ones follow the account's terms, then the defaults. */
export const proposalSettingsSchema = z.object({
  /** By the part's key; `part/groupId` for a group, `drinks/rowId` for a drink. */
  show: z.optional(z.record(z.string(), showingSchema)),
  /** Days from the sending. */
  validityDays: z.optional(
    z.number().check(z.int(), z.minimum(1), z.maximum(365)),
  ),
  plan: z.optional(paymentPlanSchema),
  notes: z.optional(z.string().check(z.maxLength(1000))),
  /** The message that accompanies the file, once the caterer changed it. */
  message: z.optional(z.string().check(z.maxLength(2000))),
  /** Saved budgets, this one among them, and the names that the client reads. */
  options: z.optional(
    z
      .array(
        z.object({
          id: budgetIdSchema,
          name: z.string().check(z.maxLength(60)),
        }),
      )
      .check(z.maxLength(OPTION_LETTERS.length)),
  ),
  /** The id of the suggested option. */
  suggested: z.optional(budgetIdSchema),
  /** A total, in reais, that the caterer did not add to the approved instalments. */
  leftTotal: z.optional(z.number()),
});

export type ProposalSettings = z.infer<typeof proposalSettingsSchema>;
