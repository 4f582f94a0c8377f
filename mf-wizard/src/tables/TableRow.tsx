import type {
  TableRow as TableRowModel,
  ThematicTableModel,
} from "shared-contracts/budget-store/thematic-tables-section";
import { observer } from "shared-contracts/platform/state";
import { servedLine } from "shared-contracts/pricing/budget-lines";
import { costPerGuest } from "shared-contracts/pricing/line-cost";
import { formatMoney } from "shared-contracts/pricing/money";
import { Equivalent } from "../rows/cells/Equivalent.tsx";
import { ItemRow } from "../rows/list/ItemRow.tsx";
import { MeasuredCells } from "../rows/cells/MeasuredCells.tsx";
import { RowActions } from "../rows/menu/RowActions.tsx";
import { RowTotal } from "../rows/cells/RowTotal.tsx";
import { quantityNote } from "../rows/cells/total-quantity-note.ts";

interface TableRowProps {
  row: TableRowModel;
  table: ThematicTableModel;
}

/** One item of a thematic table, always for every guest. */
export const TableRow = observer(function TableRow({
  row,
  table,
}: TableRowProps) {
  const item = row.fields;
  const line = servedLine(item);
  return (
    <ItemRow
      of={row}
      list={table.list}
      part="thematicTables"
      lineOf={servedLine}
    >
      <MeasuredCells of={row} line={line} part="thematicTables" />
      <Equivalent label="Por convidado" align="end">
        {formatMoney(costPerGuest([item], servedLine))}
      </Equivalent>
      <RowTotal of={row} line={servedLine} note={quantityNote} />
      <RowActions of={row} list={table.list} />
    </ItemRow>
  );
});
