import { useState } from "react";
import type { ThematicTableModel } from "shared-contracts/budget-store/thematic-tables-section";
import { useAppState } from "shared-contracts/federation/app-state";
import { observer } from "shared-contracts/platform/state";
import { AddButton } from "../rows/list/AddButton.tsx";
import { CardFooter } from "../rows/list/CardFooter.tsx";
import { ColumnLabels } from "../rows/list/ColumnLabels.tsx";
import { DuplicateButton } from "../rows/menu/DuplicateButton.tsx";
import { EmptyRow } from "../rows/list/EmptyRow.tsx";
import { GroupCard } from "../rows/list/GroupCard.tsx";
import { LiveText } from "../rows/cells/LiveText.tsx";
import { markNew } from "../rows/new-rows.ts";
import { RowList } from "../rows/list/RowList.tsx";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import type { RowSearch } from "../rows/search/useRowSearch.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import { perGuestText } from "./per-guest-text.ts";
import { TableRow } from "./TableRow.tsx";

interface TableCardProps {
  table: ThematicTableModel;
  search: RowSearch;
}

const SHEET_COLUMNS = measuredColumns("thematicTables");

/** A thematic table with its items; folds to its name and total. A search opens what it finds. */
export const TableCard = observer(function TableCard({
  table,
  search,
}: TableCardProps) {
  const { thematicTables } = useAppState().store;
  const [folded, setFolded] = useState(false);
  const open = !folded || search.query.trim() !== "";
  const add = () => void markNew(table.addItem());
  const empty = table.items.length === 0;
  return (
    <GroupCard
      of={table}
      list={{ rows: thematicTables.tables, move: thematicTables.moveTable }}
      kind="mesa"
      caption={<LiveText of={() => perGuestText(table)} />}
      fold={{ open, onToggle: () => setFolded(open) }}
      onDelete={() => thematicTables.removeTable(table.id)}
      onAddItem={add}
    >
      {!empty && (
        <ColumnLabels name="Item" fourth="Por convidado" fourthAlign="end" />
      )}
      <RowList
        label={`Itens de ${table.name}`}
        sheet={{ list: table.list, columns: SHEET_COLUMNS }}
        onAddRow={add}
      >
        {empty && <EmptyRow>Nenhum item nesta mesa.</EmptyRow>}
        <WindowedRows rows={table.items.filter(search.isShown)}>
          {(row) => <TableRow key={row.id} row={row} table={table} />}
        </WindowedRows>
      </RowList>
      <CardFooter>
        <AddButton onAdd={add}>Adicionar Item</AddButton>
        <DuplicateButton
          duplicate={() => thematicTables.duplicateTable(table.id)}
        >
          Duplicar Mesa
        </DuplicateButton>
      </CardFooter>
    </GroupCard>
  );
});
