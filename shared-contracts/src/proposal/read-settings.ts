import * as z from "zod/mini";
import { isPlain } from "../entities/plain.ts";
import {
  type ProposalSettings,
  proposalSettingsSchema,
  showingSchema,
} from "../entities/proposal.ts";

const FIELDS = proposalSettingsSchema.shape;

/**
 * The settings in `dados.proposal`. Drops invalid values, so that the account's terms or the defaults apply. Never throws.
 * [proposal-settings-fall-back]
 */
export function readProposalSettings(value: unknown): ProposalSettings {
  if (!isPlain(value)) return {};
  const read = Object.entries(FIELDS).flatMap(([key, schema]) => {
    const given = key === "show" ? shownOf(value[key]) : value[key];
    const result = z.safeParse(schema, given);
    return result.success && result.data !== undefined
      ? [[key, result.data]]
      : [];
  });
  return Object.fromEntries(read) as ProposalSettings;
}

/** The valid entries of `show`. */
function shownOf(value: unknown): unknown {
  if (!isPlain(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, shown]) => z.safeParse(showingSchema, shown).success,
    ),
  );
}
