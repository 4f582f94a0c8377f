import SearchX from "lucide-react/icons/search-x";
import { useMemo, useState } from "react";
import { localDate } from "../saving/file-name.ts";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { ApprovalDialog } from "../proposal-card/ApprovalDialog.tsx";
import { useChangeStatus } from "../proposal-card/useChangeStatus.ts";
import { expireSavedBudgets } from "../saved-budgets/saved-budgets-query.ts";
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
import type { StatusFilter, useListView } from "./useListView.ts";

export interface SavedBudgetListProps {
  budgets: readonly SavedBudgetSummary[];
  /** The query; the edited budget is always listed. */
  search: Pick<RowSearch, "query" | "setQuery">;
  order: BudgetOrder;
  /** The status that is listed, for the edited budget too. */
  filter: Pick<ReturnType<typeof useListView>, "status" | "setStatus">;
}

/** The matching saved budgets, in the chosen order. */
export const SavedBudgetList = observer(function SavedBudgetList({
  budgets,
  search,
  order,
  filter,
}: SavedBudgetListProps) {
  const { query } = search;
  const services = useAppState();
  const { editingBudgetId } = services.store;
  const { changeListed, asking, approve, cancel } = useChangeStatus(() =>
    expireSavedBudgets(services),
  );
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
  const { status, setStatus } = filter;
  const filtered = useMemo(
    () => ordered.filter(({ budget }) => hasStatus(budget, status)),
    [ordered, status],
  );
  const hits = useMemo(() => {
    const matches = matcher(query);
    return new Set(filtered.filter((row) => matches(searchTexts(row))));
  }, [filtered, query]);
  const shown = filtered.filter(
    (row) => hits.has(row) || row.budget.id === editingBudgetId,
  );
  return (
    <>
      {shown.length > 0 && (
        <Card as="div">
          <div className={styles.columns} aria-hidden="true">
            <span>Orçamento</span>
            <span>Situação</span>
            <span>Data do evento</span>
            <span>Total final</span>
          </div>
          <ul className={styles.list}>
            {shown.map(({ budget, facts }) => (
              <SavedBudgetRow
                key={budget.id}
                budget={budget}
                facts={facts}
                current={budget.id === editingBudgetId}
                onStatus={(chosen) => void changeListed(budget, chosen)}
                onDuplicate={setDuplicating}
                onCompare={() => setComparing(budget)}
                onDelete={() => setDeleting(budget)}
              />
            ))}
          </ul>
        </Card>
      )}
      {filtered.length > 0 && hits.size === 0 && <NoHits search={search} />}
      {filtered.length === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            role="status"
            title="Nenhum orçamento nesta situação"
            actions={
              <Button onClick={() => setStatus("all")}>Mostrar todos</Button>
            }
          />
        </Card>
      )}
      {asking && (
        <ApprovalDialog copy={asking} onApprove={approve} onCancel={cancel} />
      )}
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

function hasStatus(
  { status = "rascunho" }: SavedBudgetSummary,
  wanted: StatusFilter,
): boolean {
  return wanted === "all" || status === wanted;
}
