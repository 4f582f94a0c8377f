import * as z from "zod/mini";
import { ownPasswordSchema } from "./profile.ts";
import { pixSchema } from "../pix/pix.ts";
import { accentSchema, proposalSettingsSchema } from "./proposal.ts";

/** The usual terms of an account's proposals; what a budget says itself comes before them. */
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

/** Preferences kept with the account (/user/config); what nobody has chosen is absent. */
export const userConfigSchema = z.object({
  darkMode: z.boolean(),
  proposal: z.optional(proposalTermsSchema),
  pix: z.optional(pixSchema),
  /** Whether reminders are mailed: the plan's end, requests that arrived. Absent: they are. */
  reminders: z.optional(z.boolean()),
});

/** A change of the preferences: what is absent stays, and null removes `pix`. */
export const userConfigChangeSchema = z.strictObject({
  darkMode: z.boolean(),
  proposal: z.optional(proposalTermsSchema),
  pix: z.optional(z.nullable(pixSchema)),
  reminders: z.optional(z.boolean()),
  /** The account's; needed for another `pix`. */
  password: ownPasswordSchema,
});

export type UserConfig = z.infer<typeof userConfigSchema>;

export type UserConfigChange = z.infer<typeof userConfigChangeSchema>;
