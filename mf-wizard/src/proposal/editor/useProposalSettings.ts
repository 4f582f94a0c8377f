import { useEffect, useMemo, useState } from "react";
import type { ProposalTerms } from "shared-contracts/entities/user-config";
import { useAppState } from "shared-contracts/federation/app-state";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import type { SavedCopy } from "../useSavedCopy.ts";
import { SettingsSaving } from "./settings-saving.ts";

/** The settings of the working budget, and their saving. Those kept on this device only are saved first. */
export function useProposalSettings(copy: SavedCopy, kept: ProposalTerms) {
  const services = useAppState();
  const { proposal } = services.store;
  const settings = useMemo(() => readProposalSettings(proposal), [proposal]);
  const [saving] = useState(() => new SettingsSaving(services, copy));
  const [typed, setTerms] = useState<ProposalTerms | null>(null);
  useEffect(() => {
    saving.takeCopy(copy);
  }, [saving, copy]);
  useEffect(() => {
    const { store } = services;
    const here = readProposalSettings(store.proposal);
    const there = readProposalSettings(saving.copy.budget["proposal"]);
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      saving.change(here);
      saving.flush();
    }
    return saving.flush;
  }, [saving, services]);
  return {
    settings,
    terms: typed ?? kept,
    saving,
    changeTerms(terms: ProposalTerms) {
      setTerms(terms);
      saving.changeTerms(terms);
    },
  };
}
