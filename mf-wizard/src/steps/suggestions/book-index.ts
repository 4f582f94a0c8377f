import type { BookItem, PriceBook } from "shared-contracts/entities/price-book";
import { formatDay } from "shared-contracts/formats/format-day";
import {
  baseUnit,
  EACH_PART,
  itemKey,
  LINE_PARTS,
} from "shared-contracts/platform/rules";
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
  /** The row of exactly this name, or of one that counts as it, priced per the same base unit. */
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
export function indexBook({ items }: PriceBook): BookIndex {
  const parts = new Map<string, Map<string, IndexedRow>>();
  const aliases = new Map<string, string>();
  for (const item of items)
    for (const [part, fields] of Object.entries(rowsOf(item))) {
      const row = toRow(item, part as SuggestedPart, fields);
      if (!row) continue;
      const rows = parts.get(part) ?? new Map<string, IndexedRow>();
      parts.set(part, rows);
      const key = itemKey(item.name);
      const full = `${item.unit} ${key}`;
      rows.set(full, { key, row });
      for (const name of item.joined)
        aliases.set(`${item.unit} ${itemKey(name)}`, full);
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
    named(part, name, unit) {
      const full = `${baseUnit(unit)} ${itemKey(name)}`;
      return parts.get(part)?.get(aliases.get(full) ?? full)?.row;
    },
  };
}

/** What each part says of an item; one that no budget has is offered by all. */
function rowsOf({ budgets, rows, unit }: BookItem): BookItem["rows"] {
  if (budgets > 0) return rows;
  return Object.fromEntries(EACH_PART.map(({ key }) => [key, { unit }]));
}

/** The row of a new entry that the item would be; undefined for a part that this version does not know. */
function toRow(
  { name, unit, price, pricedAt }: BookItem,
  part: SuggestedPart,
  { category: _, ...fields }: BookItem["rows"][string],
): SavedRow | undefined {
  const saved = { name, unit, price, savedOn: formatDay(pricedAt) };
  if (part === "team") return { ...saved, fields: { ...fields, cost: price } };
  if (!Object.hasOwn(LINE_PARTS, part)) return undefined;
  const created = LINE_PARTS[part].newRow(0);
  return { ...saved, fields: { ...created, ...fields, unitPrice: price } };
}
