import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useNavigate } from "shared-contracts/platform/router";
import { readProposalSettings } from "shared-contracts/platform/rules";
import { withOption } from "../../proposal/editor/options/chosen-options.ts";
import { saveSettings } from "../../proposal/change-saved-copy.ts";
import { readCopy } from "../../proposal/useSavedCopy.ts";
import {
  missingBudgetText,
  savedBudgetQuery,
} from "../../working-budget/saved/saved-budgets-query.ts";
import { useOpenBudget } from "../../working-budget/saved/useOpenBudget.ts";
import { mainOption } from "../selection/selected-actions.ts";

/** Makes the selected budgets the options of one proposal, and opens the budget that the proposal is of on Results. */
export function useOfferOptions() {
  const services = useAppState();
  const { openBudget } = useOpenBudget();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function offer(selected: readonly SavedBudgetSummary[]) {
    const main = mainOption(selected);
    if (!main || isBusy) return;
    setBusy(true);
    services.withdrawNotices("opening");
    try {
      const copy = readCopy(
        await services.queryClient.fetchQuery(savedBudgetQuery(services, main)),
      );
      const {
        options: _,
        suggested: __,
        ...kept
      } = readProposalSettings(copy.budget["proposal"]);
      const settings = selected
        .filter(({ id }) => id !== main.id)
        .reduce(
          (before, other) => withOption(before, copy, other, selected),
          kept,
        );
      const saved = await saveSettings(services, copy, settings);
      if (services.store.editingBudgetId === main.id) {
        services.store.setProposal(settings);
        void navigate("/results");
      } else
        await openBudget(
          { ...main, versao: saved.version ?? undefined },
          {
            opened: `Opções na proposta de ${main.nome}`,
            failed: "Erro ao carregar dados do orçamento",
          },
          "/results",
        );
    } catch (error) {
      services.notify({
        tone: "error",
        text: withDetail(
          "Não foi possível juntar as opções",
          missingBudgetText(error),
        ),
        about: "opening",
      });
    } finally {
      setBusy(false);
    }
  }

  return { offer, isBusy };
}
