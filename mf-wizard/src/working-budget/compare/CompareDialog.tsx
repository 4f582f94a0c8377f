import FolderOpen from "lucide-react/icons/folder-open";
import { useState } from "react";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Dialog } from "shared-ui/dialog/Dialog";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { SavedBudgetsState } from "../saved/SavedBudgetsState.tsx";
import { useOpenBudget } from "../saved/useOpenBudget.ts";
import { useSavedBudgets } from "../saved/useSavedBudgets.ts";
import styles from "./CompareDialog.module.css";
import { CompareTable } from "./CompareTable.tsx";

export interface CompareDialogProps {
  /** The saved budget to begin with. Default: the newest that is not open. */
  budgetId?: number | undefined;
  /** The saved budget at the left. Default: the open one. */
  leftId?: number | undefined;
  onClose: () => void;
}

/** The open budget, or a saved one, beside another saved one; only to read. */
export const CompareDialog = observer(function CompareDialog({
  budgetId,
  leftId,
  onClose,
}: CompareDialogProps) {
  const { editingBudgetId } = useAppState().store;
  const query = useSavedBudgets();
  const { openBudget, isOpening } = useOpenBudget();
  const [pickedId, pick] = useState(budgetId);
  const budgets = query.data ?? [];
  const left = budgets.find(({ id }) => id === leftId);
  const others = budgets.filter(
    ({ id }) => id !== (left ? left.id : editingBudgetId),
  );
  const picked = others.find(({ id }) => id === pickedId) ?? others[0];
  return (
    <Dialog
      open
      size="extra"
      title="Comparar orçamentos"
      onClose={onClose}
      footer={
        <>
          {picked && (
            <Button
              className={styles.open}
              icon={FolderOpen}
              busy={isOpening}
              busyLabel="Abrindo..."
              onClick={() =>
                void openBudget(picked).then((opened) => {
                  if (opened) onClose();
                })
              }
            >
              Abrir {picked.nome}
            </Button>
          )}
          <Button variant="primary" data-autofocus onClick={onClose}>
            Fechar
          </Button>
        </>
      }
    >
      <SavedBudgetsState query={query} failure="Erro ao carregar orçamentos">
        {() =>
          picked ? (
            <CompareTable
              left={left}
              picked={picked}
              others={others}
              onPick={pick}
            />
          ) : (
            <EmptyState
              icon={FolderOpen}
              title="Nenhum outro orçamento salvo"
              level={3}
            >
              Salve outro orçamento para comparar com o que está aberto.
            </EmptyState>
          )
        }
      </SavedBudgetsState>
    </Dialog>
  );
});
