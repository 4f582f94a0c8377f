import * as z from "zod/mini";
import { isPlain } from "../entities/plain.ts";
import {
  type ProposalSettings,
  proposalSettingsSchema,
  showingSchema,
} from "../entities/proposal.ts";

const FIELDS = proposalSettingsSchema.shape;

/**
 * The settings in `dados.proposal`. A bad value is left out, so that it falls back to the account's terms or to the
 * default. Never throws. [proposal-settings-fall-back]
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

/** The entries that say how much is shown; one bad entry does not lose the others. */
function shownOf(value: unknown): unknown {
  if (!isPlain(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, shown]) => z.safeParse(showingSchema, shown).success,
    ),
  );
}
