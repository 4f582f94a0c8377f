import { useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import { FarRows } from "./FarRows.tsx";
import { isFresh } from "../fresh-models.ts";
import type { NamedRow } from "../named-row.ts";
import { PlacedRow } from "./PlacedRow.tsx";
import { useWindowState, type RowWindow } from "./row-window.ts";

/** How many rows switch between lines and full rendering at a time. */
const RUN = 16;

interface LongRowsProps<Row extends NamedRow> {
  rows: readonly Row[];
  draw: (row: Row) => ReactNode;
  rowWindow: RowWindow;
}

/**
 * The rows of a long list, in runs: rendered in full near the window, with the focus, or beside the focused one; all of
 * them for print. All are siblings, so that a row keeps its element when rows before it change.
 */
export function LongRows<Row extends NamedRow>({
  rows: given,
  draw,
  rowWindow,
}: LongRowsProps<Row>) {
  const rows = useUnchanged(given);
  const runs = useMemo(() => runsOf(rows), [rows]);
  const { near, held, printed } = useWindowState(rowWindow);
  const heldAt = rows.findIndex((row) => row === held);
  useLayoutEffect(() => rowWindow.look(), [rowWindow, rows]);

  return runs.flatMap((run, index) => {
    const first = index * RUN;
    const isFull =
      printed ||
      (heldAt >= 0 && heldAt >= first - 1 && heldAt <= first + run.length) ||
      run.some((row) => near.has(row) || isFresh(row));
    if (isFull)
      return run.map((row, inRun) => (
        <PlacedRow key={row.id} position={first + inRun + 1} size={rows.length}>
          {draw(row)}
        </PlacedRow>
      ));
    return [
      <FarRows
        key={`far ${index}`}
        rows={run}
        first={first + 1}
        size={rows.length}
        height={rowWindow.heightOf(run)}
        rowWindow={rowWindow}
      />,
    ];
  });
}

function runsOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / RUN) }, (_, index) =>
    rows.slice(index * RUN, (index + 1) * RUN),
  );
}

/** Returns the last array while a new one has the same entries. */
function useUnchanged<Row>(rows: readonly Row[]): readonly Row[] {
  const [kept, setKept] = useState(rows);
  if (kept === rows) return rows;
  const isSame =
    kept.length === rows.length &&
    kept.every((row, index) => row === rows[index]);
  if (!isSame) setKept(rows);
  return isSame ? kept : rows;
}
