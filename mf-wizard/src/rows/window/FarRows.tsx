import { useLayoutEffect, useRef } from "react";
import { markFresh } from "../fresh-models.ts";
import type { NamedRow } from "../named-row.ts";
import { placeAttributes, type RowPlace } from "./row-place.ts";
import type { RowWindow } from "./row-window.ts";
import styles from "../Row.module.css";

export interface FarRowsProps {
  /** A run of rows far from the window. */
  rows: readonly NamedRow[];
  /** Where the first of them stands in its list, counted from 1. */
  first: number;
  /** How many rows the list has. */
  size: number;
  /** In px, as high as the rows are in full. */
  height: number;
  rowWindow: RowWindow;
}

/**
 * Rows far from the window: only their names, so that page search and screen readers find them. They do not observe the
 * store, which would cost more than the lines for thousands of names: the window updates them after a change.
 */
export function FarRows({
  rows,
  first,
  size,
  height,
  rowWindow,
}: FarRowsProps) {
  const ref = useRef<HTMLLIElement>(null);
  // By hand: React would need more memory for each line than the page.
  useLayoutEffect(() => {
    const element = ref.current!;
    element.replaceChildren(
      ...rows.map((row, index) =>
        lineOf(row, { position: first + index, size }),
      ),
    );
    const names: string[] = [];
    const redraw = () => {
      for (const [index, { fields }] of rows.entries())
        if (fields.name !== names[index])
          element.children[index]!.textContent = names[index] = fields.name;
    };
    redraw();
    return rowWindow.follow(element, { rows, redraw });
  }, [rowWindow, rows, first, size]);
  return (
    <li
      ref={ref}
      role="presentation"
      className={styles.far}
      data-far=""
      style={{ height }}
      onFocus={({ currentTarget, target }) => {
        // A link leads here: the row gets the focus once it is rendered in full.
        const row = rows[[...currentTarget.children].indexOf(target)];
        if (row) rowWindow.reveal(markFresh(row));
      }}
    />
  );
}

function lineOf(row: NamedRow, place: RowPlace): HTMLElement {
  const line = document.createElement("div");
  const attributes = {
    role: "listitem",
    ...placeAttributes(place),
    class: styles.farRow!,
    "data-row": row.id,
    tabindex: -1,
  };
  for (const [attribute, value] of Object.entries(attributes))
    line.setAttribute(attribute, String(value));
  return line;
}
