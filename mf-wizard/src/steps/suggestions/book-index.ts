import type { BookItem, PriceBook } from "shared-contracts/entities/price-book";
import { formatDay } from "shared-contracts/formats/format-day";
import { baseUnit, itemKey, LINE_PARTS } from "shared-contracts/platform/rules";
import type { SavedRow, SuggestedPart } from "./saved-row.ts";

/** More than these are not offered at once. */
const MOST = 6;

/** The items of the price book by part, ready to be looked up while somebody types. */
export interface BookIndex {
  /** Whether a list has any. */
  has: (part: SuggestedPart) => boolean;
  /**
   * The rows a text may stand for, whatever its case and accents: those whose name begins with it first, then those
   * that contain it.
   */
  find: (part: SuggestedPart, text: string) => SavedRow[];
  /** The row of exactly this name, priced per the same base unit. */
  named: (
    part: SuggestedPart,
    name: string,
    unit: string,
  ) => SavedRow | undefined;
}

interface IndexedRow {
  key: string;
  row: SavedRow;
}

/** Brings the items of the book together by the parts that have them, the newest first. */
export function indexBook({ items, budgets }: PriceBook): BookIndex {
  const days = new Map(
    budgets.map(({ id, savedAt }) => [id, formatDay(savedAt)]),
  );
  const parts = new Map<string, Map<string, IndexedRow>>();
  for (const item of items)
    for (const [part, fields] of Object.entries(item.rows)) {
      const row = toRow(item, part as SuggestedPart, fields, days);
      if (!row) continue;
      const rows = parts.get(part) ?? new Map<string, IndexedRow>();
      parts.set(part, rows);
      const key = itemKey(item.name);
      rows.set(`${item.unit} ${key}`, { key, row });
    }
  return {
    has: (part) => parts.has(part),
    find(part, text) {
      const wanted = itemKey(text);
      if (wanted === "") return [];
      const starting: SavedRow[] = [];
      const containing: SavedRow[] = [];
      for (const { key, row } of parts.get(part)?.values() ?? []) {
        const at = key.indexOf(wanted);
        if (at === 0) starting.push(row);
        else if (at > 0) containing.push(row);
        if (starting.length === MOST) break;
      }
      return [...starting, ...containing].slice(0, MOST);
    },
    named: (part, name, unit) =>
      parts.get(part)?.get(`${baseUnit(unit)} ${itemKey(name)}`)?.row,
  };
}

/** The row of a new entry that the item would be; undefined for a part that this version does not know. */
function toRow(
  { name, unit, points }: BookItem,
  part: SuggestedPart,
  fields: BookItem["rows"][string],
  days: ReadonlyMap<number, string>,
): SavedRow | undefined {
  const [price, budget] = points[0]!;
  const saved = { name, unit, price, savedOn: days.get(budget) ?? "" };
  if (part === "team") return { ...saved, fields: { ...fields, cost: price } };
  if (!Object.hasOwn(LINE_PARTS, part)) return undefined;
  const created = LINE_PARTS[part].newRow(0);
  return { ...saved, fields: { ...created, ...fields, unitPrice: price } };
}
