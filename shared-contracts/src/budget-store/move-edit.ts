import type { Edit } from "./history.ts";
import type { Identified } from "./row.ts";

/**
 * The edit that moves an entry of a list to index `to`; null for an unknown id and for an index outside the list. `list`
 * returns the current entries.
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
    change: { ids: before.map(({ id }) => id), to: after.map(({ id }) => id) },
  };
}

/**
 * Brings the entries into an order. Entries deleted since then stay deleted, and a restored one keeps its index. Changes
 * the array in place, because a new array means another budget.
 */
export function order<Entry>(entries: Entry[], target: readonly Entry[]): void {
  const present = new Set(entries);
  const remembered = new Set(target);
  const ordered = target.filter((entry) => present.has(entry));
  for (const [place, entry] of entries.entries())
    if (!remembered.has(entry)) ordered.splice(place, 0, entry);
  entries.splice(0, entries.length, ...ordered);
}
