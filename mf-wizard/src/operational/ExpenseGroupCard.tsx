import { useState } from "react";
import type { ExpenseGroupModel } from "shared-contracts/budget-store/general-expenses-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { AddButton } from "../rows/list/AddButton.tsx";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { ColumnLabels } from "../rows/list/ColumnLabels.tsx";
import { DuplicateButton } from "../rows/menu/DuplicateButton.tsx";
import { EmptyRow } from "../rows/list/EmptyRow.tsx";
import { FoldRow } from "../rows/list/FoldRow.tsx";
import { GroupCard } from "../rows/list/GroupCard.tsx";
import { LiveText } from "../rows/cells/LiveText.tsx";
import { markNew } from "../rows/new-rows.ts";
import { RowList } from "../rows/list/RowList.tsx";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import type { ExpenseFold } from "./expense-fold.ts";
import { ExpenseRow } from "./ExpenseRow.tsx";
import { groupItemsText, zeroItemsText } from "./zero-items-text.ts";

interface ExpenseGroupCardProps {
  group: ExpenseGroupModel;
  fold: ExpenseFold;
}

const SHEET_COLUMNS = measuredColumns("generalExpenses");

/** A group of operational items. Those without a quantity fold to one line; the whole group folds to its name and total. */
export const ExpenseGroupCard = observer(function ExpenseGroupCard({
  group,
  fold,
}: ExpenseGroupCardProps) {
  const { generalExpenses } = useAppState().store;
  const [open, setOpen] = useState(true);
  const add = () => void markNew(group.addItem());
  const empty = group.items.length === 0;
  const folded = group.items.filter(fold.isFolded);
  const showsFolded = fold.isOpen(group);
  const draw = (row: (typeof folded)[number]) => (
    <ExpenseRow key={row.id} row={row} group={group} />
  );
  return (
    <GroupCard
      of={group}
      list={{ rows: generalExpenses.groups, move: generalExpenses.moveGroup }}
      kind="despesa"
      caption={
        open ? "Total da despesa" : <LiveText of={() => itemsIn(group)} />
      }
      fold={{ open, onToggle: () => setOpen(!open) }}
      onDelete={() => generalExpenses.removeGroup(group.id)}
      onAddItem={add}
    >
      {!empty && (
        <ColumnLabels
          name="Item"
          quantity="Quantidade"
          fourth="Multiplicar por"
        />
      )}
      <RowList
        label={`Itens de ${group.name}`}
        sheet={{ list: group.list, columns: SHEET_COLUMNS }}
        onAddRow={add}
      >
        {empty && <EmptyRow>Nenhum item nesta despesa.</EmptyRow>}
        <WindowedRows rows={group.items.filter((row) => !fold.isFolded(row))}>
          {draw}
        </WindowedRows>
        {folded.length > 0 && (
          <FoldRow open={showsFolded} onToggle={() => fold.toggle(group)}>
            {showsFolded
              ? "Itens sem quantidade"
              : zeroItemsText(folded.length)}
          </FoldRow>
        )}
        {showsFolded && <WindowedRows rows={folded}>{draw}</WindowedRows>}
      </RowList>
      <CardFooter>
        <AddButton onAdd={add}>Adicionar Item</AddButton>
        <DuplicateButton
          duplicate={() => generalExpenses.duplicateGroup(group.id)}
        >
          Duplicar Despesa
        </DuplicateButton>
      </CardFooter>
    </GroupCard>
  );
});

function itemsIn({ items }: ExpenseGroupModel): string {
  const without = items.filter(({ fields }) => fields.quantity === 0).length;
  return groupItemsText(items.length - without, without);
}
