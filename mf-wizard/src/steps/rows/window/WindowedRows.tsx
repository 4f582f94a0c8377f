import { useSyncExternalStore, type ReactNode } from "react";
import type { NamedRow } from "../named-row.ts";
import { WindowedRow } from "./WindowedRow.tsx";

export interface WindowedRowsProps<Row extends NamedRow> {
  rows: readonly Row[];
  /** Renders one row, as one list item with the row's id as its key. */
  children: (row: Row) => ReactNode;
}

/**
 * The rows of a list: in full near the window and on paper, else lines with their names, which the browser's search and
 * screen readers find.
 */
export function WindowedRows<Row extends NamedRow>({
  rows,
  children: draw,
}: WindowedRowsProps<Row>) {
  const isPrinting = useSyncExternalStore(followPrinting, () => printing);
  if (isPrinting || !("IntersectionObserver" in globalThis))
    return rows.map(draw);
  return rows.map((row) => (
    <WindowedRow key={row.id} row={row}>
      {() => draw(row)}
    </WindowedRow>
  ));
}

let printing = false;

function followPrinting(onChange: () => void): () => void {
  const set = ({ type }: Event) => {
    printing = type === "beforeprint";
    onChange();
  };
  window.addEventListener("beforeprint", set);
  window.addEventListener("afterprint", set);
  return () => {
    window.removeEventListener("beforeprint", set);
    window.removeEventListener("afterprint", set);
  };
}
