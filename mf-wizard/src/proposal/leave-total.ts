import type { ShellServices } from "shared-contracts/federation/shell-services";
import { readProposalSettings } from "shared-contracts/proposal/read-settings";
import { saveSettings } from "./change-saved-copy.ts";
import type { SavedCopy } from "./useSavedCopy.ts";

/** Notes that the approved instalments stay as they are beside the saved total. Throws what the API refused. */
export async function leaveTotal(
  services: ShellServices,
  copy: SavedCopy,
): Promise<void> {
  const { store } = services;
  const left = { leftTotal: copy.totalFinal };
  if (store.editingBudgetId === copy.id)
    store.setProposal({ ...readProposalSettings(store.proposal), ...left });
  const settings = readProposalSettings(copy.budget["proposal"]);
  await saveSettings(services, copy, { ...settings, ...left });
}
