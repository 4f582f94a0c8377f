import type { ReactNode } from "react";
import { useFreshFocus } from "./useFreshFocus.ts";
import styles from "./Row.module.css";

export interface ItemRowProps {
  /** The row of the store that is drawn. */
  of: { readonly id: number };
  /** `attributes` leaves air for chips under the name; `two-lines` has a second line of fields. */
  layout?: "attributes" | "two-lines" | undefined;
  /** The cells, in column order: name, quantity, price, one more, total, delete. */
  children: ReactNode;
}

/** One line of a list step, on the grid all of them share. A just added one takes the focus and is tinted for a second. */
export function ItemRow({ of: row, layout, children }: ItemRowProps) {
  const { ref, fresh, settle } = useFreshFocus<HTMLLIElement>(row);
  return (
    <li
      ref={ref}
      className={styles.row}
      data-row={row.id}
      data-layout={layout}
      data-fresh={fresh || undefined}
      onAnimationEnd={settle}
    >
      {children}
    </li>
  );
}
