import * as z from "zod/mini";
import { ownPasswordSchema } from "./profile.ts";
import { pixSchema } from "../pix/pix.ts";
import { accentSchema, proposalSettingsSchema } from "./proposal.ts";

/** The usual terms of an account's proposals; the settings of a budget replace them. */
const proposalTermsSchema = z.strictObject({
  accent: z.optional(accentSchema),
  ...z.pick(proposalSettingsSchema, { validityDays: true, notes: true }).shape,
  /** Of the total, 0 to 100. */
  depositPercent: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  /** Payments beside the deposit. */
  instalments: z.optional(
    z.number().check(z.int(), z.minimum(0), z.maximum(12)),
  ),
});

export type ProposalTerms = z.infer<typeof proposalTermsSchema>;

/** The preferences of an account (/user/config); a preference that was never set is absent. */
export const userConfigSchema = z.object({
  darkMode: z.boolean(),
  proposal: z.optional(proposalTermsSchema),
  pix: z.optional(pixSchema),
  /** Whether reminders of the plan's end and of new requests are mailed. Default: true. */
  reminders: z.optional(z.boolean()),
});

/** A change of the preferences: an absent one stays, and null removes `pix`. */
export const userConfigChangeSchema = z.strictObject({
  darkMode: z.boolean(),
  proposal: z.optional(proposalTermsSchema),
  pix: z.optional(z.nullable(pixSchema)),
  reminders: z.optional(z.boolean()),
  /** Needed to change `pix`. */
  password: ownPasswordSchema,
});

export type UserConfig = z.infer<typeof userConfigSchema>;

export type UserConfigChange = z.infer<typeof userConfigChangeSchema>;
