import { useMemo, useState } from "react";
import { localDate } from "../saving/file-name.ts";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import { CompareDialog } from "../compare/CompareDialog.tsx";
import {
  DuplicateDialog,
  type DuplicateSource,
} from "../duplicate/DuplicateDialog.tsx";
import { matcher } from "../rows/search/matcher.ts";
import { NoHits } from "../rows/search/NoHits.tsx";
import type { RowSearch } from "../rows/search/useRowSearch.ts";
import { type BudgetOrder, inOrder, searchTexts } from "./budget-order.ts";
import { DeleteBudgetDialog } from "./DeleteBudgetDialog.tsx";
import { savedBudgetFacts } from "../saved-budgets/saved-budget-facts.ts";
import styles from "./SavedBudgetList.module.css";
import { SavedBudgetRow } from "./SavedBudgetRow.tsx";

export interface SavedBudgetListProps {
  budgets: readonly SavedBudgetSummary[];
  /** The query; the edited budget is always listed. */
  search: Pick<RowSearch, "query" | "setQuery">;
  order: BudgetOrder;
}

/** The matching saved budgets, in the chosen order. */
export const SavedBudgetList = observer(function SavedBudgetList({
  budgets,
  search,
  order,
}: SavedBudgetListProps) {
  const { query } = search;
  const { editingBudgetId } = useAppState().store;
  const [deleting, setDeleting] = useState<SavedBudgetSummary | null>(null);
  const [duplicating, setDuplicating] = useState<DuplicateSource | null>(null);
  const [comparing, setComparing] = useState<SavedBudgetSummary | null>(null);
  const listed = useMemo(
    () =>
      budgets.map((budget) => ({ budget, facts: savedBudgetFacts(budget) })),
    [budgets],
  );
  const ordered = useMemo(
    () => inOrder(listed, order, localDate(new Date())),
    [listed, order],
  );
  const hits = useMemo(() => {
    const matches = matcher(query);
    return new Set(ordered.filter((row) => matches(searchTexts(row))));
  }, [ordered, query]);
  const shown = ordered.filter(
    (row) => hits.has(row) || row.budget.id === editingBudgetId,
  );
  return (
    <>
      {shown.length > 0 && (
        <Card as="div">
          <div className={styles.columns} aria-hidden="true">
            <span>Orçamento</span>
            <span>Data do evento</span>
            <span>Salvo em</span>
            <span>Total final</span>
          </div>
          <ul className={styles.list}>
            {shown.map(({ budget, facts }) => (
              <SavedBudgetRow
                key={budget.id}
                budget={budget}
                facts={facts}
                current={budget.id === editingBudgetId}
                onDuplicate={setDuplicating}
                onCompare={() => setComparing(budget)}
                onDelete={() => setDeleting(budget)}
              />
            ))}
          </ul>
        </Card>
      )}
      {hits.size === 0 && <NoHits search={search} />}
      {duplicating && (
        <DuplicateDialog
          source={duplicating}
          onClose={() => setDuplicating(null)}
        />
      )}
      {comparing && (
        <CompareDialog
          budgetId={comparing.id}
          onClose={() => setComparing(null)}
        />
      )}
      <DeleteBudgetDialog budget={deleting} onClose={() => setDeleting(null)} />
    </>
  );
});
