import Trash from "lucide-react/icons/trash-2";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer, runInAction } from "shared-contracts/platform/state";
import { ConfirmDialog } from "shared-ui/confirm-dialog/ConfirmDialog";
import styles from "./DeleteBudgetDialog.module.css";
import { savedBudgetFacts } from "../../working-budget/saved/saved-budget-facts.ts";
import { withDetail } from "shared-contracts/formats/with-detail";
import { useMutation } from "shared-contracts/platform/query";
import { nullWhenDeleted } from "shared-contracts/endpoints/code-of";
import { SAVED_BUDGETS_KEY } from "shared-contracts/saved-budgets/saved-budgets-query";
import { expireSavedBudgets } from "../../working-budget/saved/saved-budgets-query.ts";

export interface DeleteBudgetDialogProps {
  /** The budget in question; null while there is none. */
  budget: SavedBudgetSummary | null;
  onClose: () => void;
}

/** Asks before a saved budget is deleted, naming it. */
export const DeleteBudgetDialog = observer(function DeleteBudgetDialog({
  budget,
  onClose,
}: DeleteBudgetDialogProps) {
  const { store } = useAppState();
  const deletion = useDeleteBudget();

  function close() {
    deletion.reset();
    onClose();
  }

  return (
    <ConfirmDialog
      open={budget !== null}
      title="Deseja Excluir?"
      confirmLabel="Excluir"
      icon={Trash}
      busy={deletion.isPending}
      busyLabel="Excluindo..."
      error={
        deletion.isError
          ? withDetail("Erro ao deletar orçamento", deletion.error)
          : undefined
      }
      onConfirm={() => {
        if (budget) deletion.mutate(budget);
      }}
      onCancel={close}
    >
      <p>Esta ação não pode ser desfeita.</p>
      {budget && <Named budget={budget} />}
      {budget?.accepted?.budget === budget?.id && budget?.accepted && (
        <p className={styles.editing}>
          {budget.accepted.name} aceitou esta proposta. A página do cliente
          termina, com os pagamentos e o comprovante.
        </p>
      )}
      {budget?.id === store.editingBudgetId && (
        <p className={styles.editing}>
          Ele está em edição: os dados continuam abertos como rascunho.
        </p>
      )}
    </ConfirmDialog>
  );
});

function Named({ budget }: { budget: SavedBudgetSummary }) {
  const { guests, total, savedOn } = savedBudgetFacts(budget);
  const facts = [guests, total, savedOn && `salvo em ${savedOn}`];
  return (
    <div className={styles.quote}>
      <p className={styles.name}>{budget.nome}</p>
      <p className={styles.facts}>{facts.filter(Boolean).join(", ")}</p>
    </div>
  );
}

/**
 * Deletes a saved budget; one that was deleted elsewhere counts as deleted, with a notice. If it was being edited, its
 * content stays open as a new budget of the same name. [gone-is-deleted]
 */
function useDeleteBudget() {
  const services = useAppState();
  const { client, store, queryClient, notify } = services;
  return useMutation({
    mutationFn: ({ id, versao }: SavedBudgetSummary) =>
      client
        .call("deleteBudget", { params: { id }, ifMatch: versao ?? null })
        .catch(nullWhenDeleted),
    // The outbox keeps it, or it fails with a reason.
    networkMode: "always",
    // The next press is about the version that the list then has.
    onError: () => expireSavedBudgets(services),
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
      expireSavedBudgets(services);
      notify({
        text: !deleted
          ? `O orçamento "${nome}" já tinha sido excluído.`
          : deleted.success
            ? `Orçamento "${nome}" excluído com sucesso!`
            : `Sem conexão: "${nome}" sai da conta quando a internet voltar.`,
      });
    },
  });
}
