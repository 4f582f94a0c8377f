import type { CSSProperties, ReactNode } from "react";
import styles from "./ColumnTable.module.css";

/** A column; the last one is the user's own. */
export interface TableColumn {
  key: number;
  head: ReactNode;
  isMarked: boolean;
}

/** A row: its cells in the order of the columns, the user's own last, null while that is empty. */
export interface TableRow {
  label: string;
  cells: readonly ReactNode[];
  /** A phone shows no `extra` row. */
  look: "main" | "small" | "extra";
}

interface ColumnTableProps {
  label: string;
  /** Of the columns. */
  heading: string;
  columns: readonly TableColumn[];
  /** The field of the user's own column. */
  free: ReactNode;
  rows: readonly TableRow[];
}

/**
 * Columns to compare side by side, the last one of the user's choice; on a phone one line each, with what matters most.
 * The roles repeat what the elements say because a phone's grid takes their meaning away in Safari.
 */
export function ColumnTable({
  label,
  heading,
  columns,
  free,
  rows,
}: ColumnTableProps) {
  const shown = rows.filter(({ look }) => look !== "extra").length;
  const size = { "--lines": columns.length + 2, "--figures": shown };
  return (
    <div className={styles.scroll}>
      <table
        className={styles.table}
        role="table"
        aria-label={label}
        data-close={shown > 2 || undefined}
        style={size as CSSProperties}
      >
        <thead role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              {heading}
            </th>
            {columns.map(({ key, head, isMarked }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                data-current={isMarked || undefined}
              >
                {head}
              </th>
            ))}
            <th role="columnheader" scope="col" className={styles.free}>
              {free}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.label} role="row" data-look={row.look}>
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {row.cells.map((cell, at) => (
                <td
                  key={columns[at]?.key ?? "free"}
                  role="cell"
                  data-current={columns[at]?.isMarked || undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** An amount that may break after "R$": six columns of millions are wider than the page. */
export const breakable = (money: string) => money.replace("\u00a0", " ");
