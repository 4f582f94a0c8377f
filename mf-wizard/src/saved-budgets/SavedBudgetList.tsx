import { useState } from "react";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { DeleteBudgetDialog } from "./DeleteBudgetDialog.tsx";
import styles from "./SavedBudgetList.module.css";
import { SavedBudgetRow } from "./SavedBudgetRow.tsx";

/** All saved budgets, newest first. */
export const SavedBudgetList = observer(function SavedBudgetList({
  budgets,
}: {
  budgets: readonly SavedBudget[];
}) {
  const { store } = useAppState();
  const [deleting, setDeleting] = useState<SavedBudget | null>(null);
  return (
    <Card as="div">
      <div className={styles.columns} aria-hidden="true">
        <span>Orçamento</span>
        <span>Data do evento</span>
        <span>Salvo em</span>
        <span>Total final</span>
      </div>
      <ul className={styles.list}>
        {budgets.map((budget) => (
          <SavedBudgetRow
            key={budget.id}
            budget={budget}
            current={budget.id === store.editingBudgetId}
            onDelete={() => setDeleting(budget)}
          />
        ))}
      </ul>
      <DeleteBudgetDialog budget={deleting} onClose={() => setDeleting(null)} />
    </Card>
  );
});
