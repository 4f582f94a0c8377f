import { folded } from "shared-contracts/formats/folded";
import type { SavedRow, SavedRows, SuggestedPart } from "./saved-row.ts";

/** More than these are not offered at once. */
const MOST = 6;

/** The rows of all saved budgets, ready to be looked up while somebody types. */
export interface SavedRowIndex {
  /** Whether a list has any. */
  has: (part: SuggestedPart) => boolean;
  /**
   * The rows a text may stand for, whatever its case and accents: those whose name begins with it first, then those
   * that contain it.
   */
  find: (part: SuggestedPart, text: string) => SavedRow[];
  /** The row of exactly this name. */
  named: (part: SuggestedPart, name: string) => SavedRow | undefined;
}

/**
 * Brings the rows of the budgets, newest first, together: one for each name, the newest that has a price, else the
 * newest.
 */
export function indexSavedRows(budgets: readonly SavedRows[]): SavedRowIndex {
  const parts = new Map<SuggestedPart, Map<string, SavedRow>>();
  for (const budget of budgets)
    for (const [part, rows] of Object.entries(budget))
      for (const row of rows) add(partOf(part as SuggestedPart), row);

  function partOf(part: SuggestedPart): Map<string, SavedRow> {
    const known = parts.get(part) ?? new Map<string, SavedRow>();
    parts.set(part, known);
    return known;
  }

  return {
    has: (part) => (parts.get(part)?.size ?? 0) > 0,
    find(part, text) {
      const wanted = keyOf(text);
      if (wanted === "") return [];
      const starting: SavedRow[] = [];
      const containing: SavedRow[] = [];
      for (const [key, row] of parts.get(part) ?? []) {
        const at = key.indexOf(wanted);
        if (at === 0) starting.push(row);
        else if (at > 0) containing.push(row);
        if (starting.length === MOST) break;
      }
      return [...starting, ...containing].slice(0, MOST);
    },
    named: (part, name) => parts.get(part)?.get(keyOf(name)),
  };
}

function add(rows: Map<string, SavedRow>, row: SavedRow): void {
  const key = keyOf(row.name);
  const newer = rows.get(key);
  if (!newer || (newer.price === 0 && row.price > 0)) rows.set(key, row);
}

function keyOf(text: string): string {
  return folded(text.trim());
}
