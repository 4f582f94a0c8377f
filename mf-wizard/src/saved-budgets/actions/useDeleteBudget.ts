import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { useMutation } from "shared-contracts/platform/query";
import { runInAction } from "shared-contracts/platform/state";
import { nullWhenDeleted } from "../../working-budget/saving/save-budget.ts";
import { dropFullBudget } from "../../working-budget/saved/full-budgets-query.ts";
import { SAVED_BUDGETS_KEY } from "../../working-budget/saved/saved-budgets-key.ts";
import { expireSavedBudgets } from "../../working-budget/saved/saved-budgets-query.ts";

/**
 * Deletes a saved budget; one that was deleted elsewhere counts as deleted, with a notice. If it was being edited, its
 * content stays open as a new budget of the same name. [gone-is-deleted]
 */
export function useDeleteBudget() {
  const services = useAppState();
  const { client, store, queryClient, notify } = services;
  return useMutation({
    mutationFn: ({ id }: SavedBudgetSummary) =>
      client.call("deleteBudget", { params: { id } }).catch(nullWhenDeleted),
    // Offline it fails with a reason instead of waiting.
    networkMode: "always",
    onSuccess(deleted, { id, nome }) {
      if (store.editingBudgetId === id)
        runInAction(() => {
          const { name } = store;
          store.cancelEditing();
          store.setName(name);
        });
      queryClient.setQueryData<SavedBudgetSummary[]>(
        SAVED_BUDGETS_KEY,
        (budgets) => budgets?.filter((budget) => budget.id !== id),
      );
      dropFullBudget(services, id);
      expireSavedBudgets(services);
      notify({
        text: deleted
          ? `Orçamento "${nome}" excluído com sucesso!`
          : `O orçamento "${nome}" já tinha sido excluído.`,
      });
    },
  });
}
