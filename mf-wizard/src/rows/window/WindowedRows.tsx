import type { ReactNode } from "react";
import { LongRows } from "./LongRows.tsx";
import type { NamedRow } from "../named-row.ts";
import { useRowWindow } from "./row-window.ts";

export interface WindowedRowsProps<Row extends NamedRow> {
  rows: readonly Row[];
  /** Renders one row, an observer with the row's id as its key. */
  children: (row: Row) => ReactNode;
}

/**
 * The rows of a list. In a long step, rows far from the window are lines with their names: page search and screen
 * readers find them, and they do not slow down typing.
 */
export function WindowedRows<Row extends NamedRow>({
  rows,
  children: draw,
}: WindowedRowsProps<Row>) {
  const rowWindow = useRowWindow();
  if (!rowWindow) return rows.map(draw);
  return <LongRows rows={rows} draw={draw} rowWindow={rowWindow} />;
}
