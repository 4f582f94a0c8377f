import type { ReactNode } from "react";
import type { NamedRow } from "./named-row.ts";
import { useRowWindow } from "./row-window.ts";
import { WindowedRow } from "./WindowedRow.tsx";

export interface WindowedRowsProps<Row extends NamedRow> {
  rows: readonly Row[];
  /** Draws one row, an observer with the row's id as its key. */
  children: (row: Row) => ReactNode;
}

/** The rows of a list. In a step with many, those far from the window are a line with their name: the page and the screen reader find them, and typing elsewhere does not pay for them. */
export function WindowedRows<Row extends NamedRow>({
  rows,
  children: draw,
}: WindowedRowsProps<Row>) {
  const rowWindow = useRowWindow();
  if (!rowWindow) return rows.map(draw);
  return rows.map((row) => (
    <WindowedRow key={row.id} row={row} draw={draw} rowWindow={rowWindow} />
  ));
}
