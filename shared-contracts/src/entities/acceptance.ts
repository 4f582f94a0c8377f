import * as z from "zod/mini";

/** The acceptance of a proposal on the client's page, while it is in force. */
export const acceptedSchema = z.object({
  /** An ISO instant. */
  at: z.string(),
  /** Who accepted, as typed. */
  name: z.string(),
  /** The letter of the option; null where there was no choice. */
  option: z.nullable(z.string()),
  /** Reais. */
  total: z.number(),
  /** The first digits of the document's hash: "9f31 c07a b2e4". */
  code: z.string(),
  /** The id of the budget that was accepted: another one where its proposal was an option of this one's. */
  budget: z.number(),
  /** The number of that budget's sending. */
  sending: z.number(),
  /** Whether it accepts a change to what was accepted before. */
  isAddendum: z.boolean(),
  /** When a later sending went out that the client has not accepted; null without one. */
  addendumAt: z.nullable(z.string()),
});

export type Accepted = z.infer<typeof acceptedSchema>;
