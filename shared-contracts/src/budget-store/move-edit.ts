import type { Edit } from "./history.ts";
import type { Identified } from "./row.ts";

/**
 * The edit that puts an entry of a list at another place, counted from 0; null for an unknown id and for a place
 * outside the list. `list` returns the entries as they are then.
 */
export function moveEdit<Entry extends Identified>(
  of: object,
  list: () => Entry[],
  id: number,
  to: number,
): Edit | null {
  const before = [...list()];
  const from = before.findIndex((entry) => entry.id === id);
  if (from < 0 || to === from || !(to in before)) return null;
  const after = before.toSpliced(from, 1).toSpliced(to, 0, before[from]!);
  return {
    of,
    undo: () => order(list(), before),
    redo: () => order(list(), after),
  };
}

/**
 * Entries deleted since an order was remembered stay away, and one that came back since keeps its place. The array
 * stays the same: a new one means another budget.
 */
function order<Entry>(entries: Entry[], wanted: readonly Entry[]): void {
  const present = new Set(entries);
  const remembered = new Set(wanted);
  const ordered = wanted.filter((entry) => present.has(entry));
  for (const [place, entry] of entries.entries())
    if (!remembered.has(entry)) ordered.splice(place, 0, entry);
  entries.splice(0, entries.length, ...ordered);
}
