import type { ReactNode } from "react";
import { observer } from "shared-contracts/platform/state";
import { Card } from "shared-ui/card/Card";
import type { Glyph } from "shared-ui/icon/Icon";
import { AddButton } from "./AddButton.tsx";
import { CardFooter } from "./CardFooter.tsx";
import { ColumnLabels, type ColumnLabelsProps } from "./ColumnLabels.tsx";
import { EmptyList } from "./EmptyList.tsx";
import type { SettableRow } from "../named-row.ts";
import { markNew } from "../new-rows.ts";
import { NoHits } from "../search/NoHits.tsx";
import { WindowedRows } from "../window/WindowedRows.tsx";
import { RowList } from "./RowList.tsx";
import type { SheetColumn } from "../paste/sheet-columns.ts";
import type { RowSearch } from "../search/useRowSearch.ts";

export interface FlatRowsProps<Row extends SettableRow> {
  /** The step's part of the store. */
  section: { readonly rows: readonly Row[]; add: () => Row };
  search: RowSearch;
  columns: ColumnLabelsProps;
  /** The same columns as a spreadsheet fills them. */
  sheetColumns: readonly SheetColumn[];
  /** What the list is called. */
  label: string;
  /** "Adicionar Bebida". */
  addLabel: string;
  emptyIcon: Glyph;
  /** How to start, while there is no row. */
  emptyText: string;
  /** Draws one row, an observer with the row's id as its key. */
  children: (row: Row) => ReactNode;
}

/** The one card of a step without groups: labels, rows and the button that adds one; or what stands there when no row does. */
export const FlatRows = observer(function FlatRows<Row extends SettableRow>({
  section,
  search,
  columns,
  sheetColumns,
  label,
  addLabel,
  emptyIcon,
  emptyText,
  children,
}: FlatRowsProps<Row>) {
  const add = () => void markNew(section.add());
  if (section.rows.length === 0) {
    return (
      <EmptyList
        icon={emptyIcon}
        action={
          <AddButton look="first" onAdd={add}>
            {addLabel}
          </AddButton>
        }
      >
        {emptyText}
      </EmptyList>
    );
  }
  const shown = section.rows.filter(search.isShown);
  if (shown.length === 0) return <NoHits search={search} />;
  return (
    <Card>
      <ColumnLabels {...columns} first />
      <RowList
        label={label}
        sheet={{ list: section, columns: sheetColumns }}
        onAddRow={add}
      >
        <WindowedRows rows={shown}>{children}</WindowedRows>
      </RowList>
      <CardFooter>
        <AddButton onAdd={add}>{addLabel}</AddButton>
      </CardFooter>
    </Card>
  );
});
