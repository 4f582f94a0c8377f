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
const RUN = 8;

/** How many rows are one element while all are far: with each key the browser asks where each element is. */
const BLOCK = 16 * RUN;

interface LongRowsProps<Row extends NamedRow> {
  rows: readonly Row[];
  draw: (row: Row) => ReactNode;
  rowWindow: RowWindow;
}

/**
 * The rows of a long list, in runs: rendered in full near the window, with the focus, or beside the focused one; all of
 * them for print. All are siblings, so that a row keeps its element when rows before it change. Where none is near, the
 * runs of a block are one.
 */
export function LongRows<Row extends NamedRow>({
  rows: given,
  draw,
  rowWindow,
}: LongRowsProps<Row>) {
  const rows = useUnchanged(given);
  const blocks = useMemo(
    () =>
      chunks(rows, BLOCK).map((block) => ({
        block,
        runs: chunks(block, RUN),
      })),
    [rows],
  );
  const fullRuns = useFullRuns(rows, rowWindow);
  useLayoutEffect(() => rowWindow.look(), [rowWindow, rows]);

  const isFull = (run: number) => fullRuns?.has(run) ?? true;
  const farRows = (run: number, far: readonly Row[]) => (
    <FarRows
      key={`far ${run}`}
      rows={far}
      first={run * RUN + 1}
      size={rows.length}
      height={rowWindow.heightOf(far)}
      rowWindow={rowWindow}
    />
  );
  const fullRows = (run: number, near: readonly Row[]) =>
    near.map((row, inRun) => (
      <PlacedRow
        key={row.id}
        position={run * RUN + inRun + 1}
        size={rows.length}
      >
        {draw(row)}
      </PlacedRow>
    ));
  return blocks.flatMap(({ block, runs }, index) => {
    const first = (index * BLOCK) / RUN;
    if (!runs.some((_, inBlock) => isFull(first + inBlock)))
      return [farRows(first, block)];
    return runs.flatMap((run, inBlock) =>
      isFull(first + inBlock)
        ? fullRows(first + inBlock, run)
        : [farRows(first + inBlock, run)],
    );
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

function chunks<Row>(
  rows: readonly Row[],
  size: number,
): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
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
