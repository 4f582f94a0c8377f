import type { ProposalSettings } from "shared-contracts/entities/proposal";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import type { SavedCopy } from "../useSavedCopy.ts";

/** What a section of the editor gets: the saved budget, its settings, and the account's usual terms. */
export interface SectionProps {
  copy: SavedCopy;
  settings: ProposalSettings;
  terms: ProposalTerms;
  onChange: (settings: ProposalSettings) => void;
  onTerms: (terms: ProposalTerms) => void;
}
