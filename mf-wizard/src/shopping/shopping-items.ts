import type { BookItem } from "shared-contracts/entities/price-book";
import type { SavedBudget } from "shared-contracts/entities/saved-budget";
import { type Exact, exact, sum, ZERO } from "shared-contracts/numbers/exact";
import type { Budget } from "shared-contracts/parts/budget";
import {
  baseUnit,
  EACH_PART,
  itemKey,
  linePlace,
} from "shared-contracts/platform/rules";
import { bookKey } from "../price-book/items-by-name.ts";
import { lineName } from "../results/lists/list-words.ts";
import {
  boughtPart,
  type Need,
  needsOf,
  type Recipes,
} from "../results/lists/shopping-needs.ts";

/** A saved budget whose goods are bought. */
export interface ShoppingEvent {
  id: number;
  saved: SavedBudget;
  /** Of the client, or of the budget. */
  shortName: string;
  /** An ISO instant. */
  savedAt: string;
  budget: Budget;
}

/** A line of the event at that index, with what it needs in base units. */
interface ShoppingLine {
  at: number;
  place: string;
  quantity: Exact;
}

/** What several events need of one item. */
export interface ShoppingItem {
  /** The same for the same item of another list. */
  key: string;
  /** As the newest budget spells it. */
  name: string;
  /** A base unit, or a pack where every row has it. */
  unit: string;
  /** The step, or the category of a dish. */
  section: string;
  /** Empty when it is not known. */
  supplier: string;
  /** In reais per base unit. */
  price: Exact;
  /** How many prices the budgets have for it. */
  prices: number;
  /** What each event needs, in base units, in the order of the events. */
  needs: readonly Exact[];
  /** The lines that it is bought for. An ingredient has none. */
  lines: readonly ShoppingLine[];
  /** The recipes that it is an ingredient of, by name. */
  recipes: readonly string[];
  /** As a drink has it, else the book; a size of 0 is none. */
  packing: { packageSize: number; unit: string };
  /** The item of the book whose package it has, or could have. */
  known: BookItem | undefined;
}

/** A need of the event at that index. */
type EventNeed = Need & { at: number; savedAt: string };

const PACKS = new Set(["embalagem", "pct"]);

/**
 * What is bought for several events together: what has the same name and base unit is one item, part by part in the
 * order of the bill. Where the budgets disagree on a price, the item has the book's, else that of the newest budget.
 * [one-shopping-list]
 *
 * @param book The price book by name, as `itemsByName` returns it.
 * @param recipes Those by which items are made, in place of being bought.
 */
export function shoppingItems(
  events: readonly ShoppingEvent[],
  book: ReadonlyMap<string, BookItem>,
  recipes?: Recipes,
): ShoppingItem[] {
  const joined = new Map<string, EventNeed[]>();
  for (const [at, { budget, savedAt, id }] of events.entries())
    for (const need of needsOf(budget, recipes)) {
      // What has no name is nothing that can be recognized.
      const key = keyOf(need, book) ?? `${id} ${joined.size}`;
      joined.set(key, [...(joined.get(key) ?? []), { ...need, at, savedAt }]);
    }
  return [...joined]
    .toSorted(([, [a]], [, [b]]) => partIndex(a!) - partIndex(b!))
    .map(([key, needs]) => itemOf(key, needs, events.length, book.get(key)));
}

/** Names that the book has joined are one. */
function keyOf({ line }: Need, book: ReadonlyMap<string, BookItem>) {
  if (itemKey(line.name) === "") return null;
  const key = bookKey(baseUnit(line.unit), line.name);
  const known = book.get(key);
  return known ? bookKey(known.unit, known.name) : key;
}

function itemOf(
  key: string,
  needs: readonly EventNeed[],
  events: number,
  known: BookItem | undefined,
): ShoppingItem {
  const [first] = needs as [EventNeed];
  const newest = needs.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1))[0]!;
  const packed = needs.find(({ packageSize }) => packageSize > 0);
  const { unit } = first.line;
  const isPack =
    PACKS.has(unit) && needs.every(({ line }) => line.unit === unit);
  return {
    key,
    name: lineName(newest.line),
    unit: isPack ? unit : baseUnit(unit),
    section:
      first.line.group?.name.trim() && first.line.part === "foods"
        ? first.line.group.name.trim()
        : boughtPart(first.line),
    supplier: known?.supplier ?? "",
    ...priceOf(needs, newest, known),
    needs: Array.from({ length: events }, (_, at) =>
      sum(needs.filter((need) => need.at === at).map((need) => need.quantity)),
    ),
    lines: needs.some(({ recipe }) => recipe !== undefined)
      ? []
      : needs.map(({ at, quantity, line: { part, id, group } }) => ({
          at,
          place: linePlace(part, id, group),
          quantity,
        })),
    recipes: [...new Set(needs.flatMap(({ recipe = [] }) => recipe))],
    packing: packed
      ? { packageSize: packed.packageSize, unit: packed.line.unit }
      : { packageSize: known?.packageSize ?? 0, unit: known?.unit ?? unit },
    known: packed ? undefined : known,
  };
}

/** A price of 0 is one that nobody has typed yet. */
function priceOf(
  needs: readonly EventNeed[],
  newest: EventNeed,
  known: BookItem | undefined,
): Pick<ShoppingItem, "price" | "prices"> {
  const typed = needs.filter(({ line }) => line.unitPrice > 0);
  const prices = new Set(typed.map(({ line }) => line.unitPrice));
  const [only] = prices;
  if (prices.size < 2)
    return {
      price: only === undefined ? ZERO : exact(only),
      prices: prices.size,
    };
  const last = typed.find(({ at }) => at === newest.at) ?? typed[0]!;
  return {
    price: exact(known?.price ?? last.line.unitPrice),
    prices: prices.size,
  };
}

function partIndex({ line }: Need): number {
  return EACH_PART.findIndex(({ key }) => key === line.part);
}
