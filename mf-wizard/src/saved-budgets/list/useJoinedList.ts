import { useState } from "react";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { withDetail } from "shared-contracts/formats/with-detail";
import { readCopy } from "../../proposal/useSavedCopy.ts";
import { joinedShoppingList } from "../../results/lists/shopping-list.ts";
import { usePrinting } from "../../results/lists/usePrinting.ts";
import { savedBudgetFacts } from "../../working-budget/saved/saved-budget-facts.ts";
import {
  missingBudgetText,
  savedBudgetQuery,
} from "../../working-budget/saved/saved-budgets-query.ts";

/** Prints one shopping list of several saved budgets. One that cannot be read stops it. */
export function useJoinedList() {
  const services = useAppState();
  const { printed, print } = usePrinting();
  const [isBusy, setBusy] = useState(false);
  const [facts, setFacts] = useState<readonly string[]>([]);

  async function printList(selected: readonly SavedBudgetSummary[]) {
    if (isBusy) return;
    setBusy(true);
    services.withdrawNotices("opening");
    try {
      const budgets = await Promise.all(
        selected.map(async (listed) => {
          const query = savedBudgetQuery(services, listed);
          try {
            const saved = await services.queryClient.fetchQuery(query);
            return readCopy(saved).budget;
          } catch (error) {
            const reason = withDetail(listed.nome, missingBudgetText(error));
            throw new Error(reason, { cause: error });
          }
        }),
      );
      setFacts(selected.map(factOf));
      print(joinedShoppingList(budgets));
    } catch (error) {
      services.notify({
        tone: "error",
        text: withDetail("Não foi possível fazer a lista", error),
        about: "opening",
      });
    } finally {
      setBusy(false);
    }
  }

  return { printList, isBusy, printed, facts };
}

/** "05/12/2026, Chá de bebê Alice, 40 convidados". */
function factOf(budget: SavedBudgetSummary): string {
  const { eventDate, guests } = savedBudgetFacts(budget);
  return [eventDate, budget.nome, guests].filter(Boolean).join(", ");
}
