import {
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { FarRows } from "./FarRows.tsx";
import { isFresh } from "../fresh-models.ts";
import type { NamedRow } from "../named-row.ts";
import { PlacedRow } from "./PlacedRow.tsx";
import type { RowWindow } from "./row-window.ts";

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
  const fullRuns = useFullRuns(rows, rowWindow);
  useLayoutEffect(() => rowWindow.look(), [rowWindow, rows]);

  return runs.flatMap((run, index) => {
    const first = index * RUN;
    const isFull = fullRuns?.has(index) ?? true;
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

/**
 * The places of the runs that are rendered in full; null for all. Rerenders the caller only when others are, or the
 * width changed.
 */
function useFullRuns(
  rows: readonly object[],
  rowWindow: RowWindow,
): ReadonlySet<number> | null {
  const places = useMemo(
    () => new Map(rows.map((row, place) => [row, place])),
    [rows],
  );
  const fresh = useMemo(() => rows.filter(isFresh), [rows]);
  const runs = useSyncExternalStore(rowWindow.subscribe, () => {
    const { near, held, printed, width } = rowWindow.state();
    if (printed) return null;
    const full = new Set<number>();
    for (const row of [...near, ...fresh]) {
      const place = places.get(row);
      if (place !== undefined) full.add(Math.floor(place / RUN));
    }
    const heldAt = held && places.get(held);
    if (typeof heldAt === "number")
      for (const place of [heldAt - 1, heldAt, heldAt + 1])
        full.add(Math.floor(place / RUN));
    return `${[...full].toSorted((a, b) => a - b).join()};${width}`;
  });
  return useMemo(
    () =>
      runs === null
        ? null
        : new Set(runs.split(";")[0]!.split(",").filter(Boolean).map(Number)),
    [runs],
  );
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
