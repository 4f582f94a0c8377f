import { useLayoutEffect, useRef } from "react";
import { observer } from "shared-contracts/platform/state";
import { markFresh } from "./fresh-models.ts";
import type { NamedRow } from "./named-row.ts";
import { placeAttributes } from "./row-place.ts";
import type { RowWindow } from "./row-window.ts";
import styles from "./Row.module.css";

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

/** Rows far from the window: their names, so that searching the page and screen readers find them. */
export const FarRows = observer(function FarRows({
  rows,
  first,
  size,
  height,
  rowWindow,
}: FarRowsProps) {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(
    () => rowWindow.follow(ref.current!, { rows, full: false }),
    [rowWindow, rows],
  );
  return (
    <li
      ref={ref}
      role="presentation"
      className={styles.far}
      data-far=""
      style={{ height }}
      onFocus={({ currentTarget, target }) => {
        // Somebody was led here: the row takes the focus once it is drawn in full.
        const row = rows[[...currentTarget.children].indexOf(target)];
        if (row) rowWindow.reveal(markFresh(row));
      }}
    >
      {rows.map((row, index) => (
        <div
          key={row.id}
          role="listitem"
          {...placeAttributes({ position: first + index, size })}
          className={styles.farRow}
          data-row={row.id}
          tabIndex={-1}
        >
          {row.fields.name}
        </div>
      ))}
    </li>
  );
});
