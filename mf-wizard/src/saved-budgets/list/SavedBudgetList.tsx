import SearchX from "lucide-react/icons/search-x";
import { useMemo, useState } from "react";
import { createPortal } from "react-dom";
import type { SavedBudgetSummary } from "shared-contracts/entities/saved-budget";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { Button } from "shared-ui/button/Button";
import { Card } from "shared-ui/card/Card";
import { EmptyState } from "shared-ui/empty-state/EmptyState";
import { ApprovalDialog } from "../../proposal/card/ApprovalDialog.tsx";
import { useChangeStatus } from "../../proposal/card/useChangeStatus.ts";
import { expireSavedBudgets } from "../../working-budget/saved/saved-budgets-query.ts";
import { CompareDialog } from "../../working-budget/compare/CompareDialog.tsx";
import {
  DuplicateDialog,
  type DuplicateSource,
} from "../../working-budget/duplicate/DuplicateDialog.tsx";
import { matcher } from "shared-ui/search-field/matcher.ts";
import { NoHits } from "shared-ui/search-field/NoHits";
import type { RowSearch } from "../../steps/rows/search/useRowSearch.ts";
import { ComingLists } from "../selection/ComingLists.tsx";
import { isLetterKey } from "shared-ui/letter-keys/letter-keys.ts";
import { comingDays } from "../selection/coming-approved.ts";
import { BudgetGroupCard } from "./BudgetGroupCard.tsx";
import {
  type BudgetGroup,
  inGroups,
  listedBudget,
  searchTexts,
} from "./budget-order.ts";
import { DeleteBudgetDialog } from "../actions/DeleteBudgetDialog.tsx";
import { ShoppingDialog } from "../../shopping/ShoppingDialog.tsx";
import { SavedBudgetRow } from "./SavedBudgetRow.tsx";
import { SelectionBar } from "../selection/SelectionBar.tsx";
import { isListed, type ListView } from "./useListView.ts";
import type { Selection } from "../selection/useSelection.ts";

export interface SavedBudgetListProps {
  budgets: readonly SavedBudgetSummary[];
  /** Whether they are some of the account's. */
  isNarrowed: boolean;
  search: Pick<RowSearch, "query" | "setQuery">;
  /** The order, and what is listed. */
  view: ListView;
  selection: Selection;
  /** Where the bar of a selection stands: below everything, so that it moves nothing. */
  foot: HTMLElement | null;
}

/** The matching saved budgets, in the chosen order. */
export const SavedBudgetList = observer(function SavedBudgetList({
  budgets,
  isNarrowed: isSome,
  search,
  view,
  selection,
  foot,
}: SavedBudgetListProps) {
  const { query } = search;
  const { order, status, when, due, today } = view;
  const services = useAppState();
  const { editingBudgetId } = services.store;
  const { changeListed, asking, approve, cancel } = useChangeStatus(() =>
    expireSavedBudgets(services),
  );
  const [deleting, setDeleting] = useState<number | null>(null);
  const [duplicating, setDuplicating] = useState<DuplicateSource | null>(null);
  const [comparing, setComparing] = useState<Pair | null>(null);
  const [shopping, setShopping] = useState<readonly SavedBudgetSummary[]>();
  const [isPastOpen, setPastOpen] = useState<boolean | null>(null);
  const listed = useMemo(() => budgets.map(listedBudget), [budgets]);
  const filtered = useMemo(
    () =>
      listed.filter(({ budget }) =>
        isListed(budget, { status, when, due }, today),
      ),
    [listed, status, when, due, today],
  );
  const shown = useMemo(() => {
    const matches = matcher(query);
    return filtered.filter((row) => matches(searchTexts(row)));
  }, [filtered, query]);
  const groups = useMemo(
    () => inGroups(shown, order, today),
    [shown, order, today],
  );
  // A hit that is folded would be missed.
  const isNarrowed = isSome || query.trim() !== "" || view.isNarrowed;

  const isFolded = ({ key, rows }: BudgetGroup) => {
    const isUsuallyOpen =
      groups.length === 1 || rows.some(({ id }) => id === editingBudgetId);
    return key === "past" && !isNarrowed && !(isPastOpen ?? isUsuallyOpen);
  };
  const onScreen = groups.flatMap((group) =>
    isFolded(group) ? [] : group.rows,
  );
  const selected = onScreen
    .filter(({ id }) => selection.ids.has(id))
    .map(({ budget }) => budget);

  const [friday, sunday] = comingDays(today).weekend;
  const weekend = onScreen.filter(
    ({ budget, facts: { eventDay } }) =>
      budget.status !== "perdida" && eventDay >= friday && eventDay <= sunday,
  );
  const selectWeekend = () =>
    weekend.forEach(({ id }) => selection.tick(id, true));

  function tickFocused(target: Element) {
    const row = target.closest<HTMLElement>("[data-row]")?.dataset.row;
    const id = Number(row);
    if (row) selection.tick(id, !selection.ids.has(id));
  }

  return (
    <div
      onKeyDown={(event) => {
        const { key, target, nativeEvent } = event;
        const isOver = (target as Element).closest("dialog, [role=menu]");
        if (key === "Escape" && !isOver) selection.clear();
        if (!isLetterKey(nativeEvent)) return;
        if (key.toLowerCase() === "f") selectWeekend();
        else if (key.toLowerCase() === "x") tickFocused(target as Element);
        else return;
        event.preventDefault();
      }}
    >
      {selection.isSelecting &&
        foot &&
        createPortal(
          <SelectionBar
            selected={selected}
            onList={() => setShopping(selected)}
            onCompare={() => setComparing(pairOf(selected, editingBudgetId))}
            onWeekend={weekend.length > 0 ? selectWeekend : undefined}
            onClear={selection.clear}
          />,
          foot,
        )}
      <ComingLists budgets={budgets} today={today} onList={setShopping} />
      {groups.map((group) => {
        const isFoldable = group.key === "past" && !isNarrowed;
        const isOpen = !isFolded(group);
        return (
          <BudgetGroupCard
            key={group.key}
            group={group}
            isOpen={isOpen}
            onFold={isFoldable ? () => setPastOpen(!isOpen) : undefined}
          >
            {(row) => (
              <SavedBudgetRow
                key={row.id}
                row={row}
                today={today}
                current={row.id === editingBudgetId}
                onStatus={(chosen) => void changeListed(row.budget, chosen)}
                onDuplicate={setDuplicating}
                selection={selection}
                onTick={(isTicked, isRange) =>
                  selection.tick(
                    row.id,
                    isTicked,
                    isRange ? onScreen.map(({ id }) => id) : undefined,
                  )
                }
                onCompare={() => setComparing({ budgetId: row.id })}
                onList={() => setShopping([row.budget])}
                onDelete={() => setDeleting(row.id)}
              />
            )}
          </BudgetGroupCard>
        );
      })}
      {filtered.length > 0 && shown.length === 0 && <NoHits search={search} />}
      {filtered.length === 0 && (
        <Card>
          <EmptyState
            icon={SearchX}
            role="status"
            title={
              when === "sempre" && due === "todos"
                ? "Nenhum orçamento nesta situação"
                : "Nenhum orçamento com estes filtros"
            }
            actions={<Button onClick={view.showAll}>Mostrar todos</Button>}
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
        <CompareDialog {...comparing} onClose={() => setComparing(null)} />
      )}
      {shopping && (
        <ShoppingDialog
          listed={shopping}
          onPick={() => {
            selection.begin(...shopping.map(({ id }) => id));
            setShopping(undefined);
          }}
          onClose={() => setShopping(undefined)}
        />
      )}
      {/* Closes together with the row, so that the focus is not given back to a button that leaves a moment later. */}
      <DeleteBudgetDialog
        budget={budgets.find(({ id }) => id === deleting) ?? null}
        onClose={() => setDeleting(null)}
      />
    </div>
  );
});

/** What is compared: the open budget with a saved one, or two saved ones. */
interface Pair {
  budgetId: number;
  leftId?: number;
}

/** Two selected budgets; the one being edited stands at the left as it is open. */
function pairOf(
  [one, other]: readonly SavedBudgetSummary[],
  editingBudgetId: number | null,
): Pair | null {
  if (!one || !other) return null;
  if (one.id === editingBudgetId) return { budgetId: other.id };
  if (other.id === editingBudgetId) return { budgetId: one.id };
  return { leftId: one.id, budgetId: other.id };
}
