import {
  add,
  asWholeRatio,
  divideUp,
  type Exact,
  exact,
  isZero,
  multiply,
  ONE,
  subtract,
  sum,
  ZERO,
} from "shared-contracts/numbers/exact";
import { decimalText } from "shared-contracts/numbers/rounding";
import { baseUnit, packagesFor } from "shared-contracts/platform/rules";
import type { ShoppingItem } from "./shopping-items.ts";

/** What is bought of an item, quantities in base units and money in reais. No budget changes by it. */
export interface BoughtItem extends ShoppingItem {
  /** With the safety. */
  needed: Exact;
  /** Whole packages; null for what is bought loose. */
  packages: number | null;
  bought: Exact;
  leftover: Exact;
  leftoverCost: Exact;
  money: Exact;
  /** Each event's part of the money, by its need; the last one takes the cent. */
  shares: readonly Exact[];
}

const TENTH = exact("0.1");
const HUNDREDTH = exact("0.01");

/**
 * What to buy of an item: what is needed and the safety, rounded up to whole packages, to whole pieces, or to 0.1 kg or
 * L. [whole-packages] [shopping-safety]
 *
 * @param safety In percent of the need.
 */
export function boughtItem(item: ShoppingItem, safety: number): BoughtItem {
  const factor = add(ONE, multiply(exact(safety), HUNDREDTH));
  const needed = multiply(sum(item.needs), factor);
  const whole = packagesFor(needed, item.packing);
  const bought = whole ? add(needed, whole.leftover) : loose(needed, item.unit);
  const leftover = subtract(bought, needed);
  const money = multiply(bought, item.price);
  return {
    ...item,
    needed,
    packages: whole && whole.packages,
    bought,
    leftover,
    leftoverCost: multiply(leftover, item.price),
    money,
    shares: sharesOf(money, item.needs),
  };
}

function loose(quantity: Exact, unit: string): Exact {
  const step = baseUnit(unit) === "un" ? ONE : TENTH;
  return multiply(divideUp(quantity, step), step);
}

/** Cuts the money where each event's need ends, down to a cent, so that no part is negative. [list-per-event] */
export function sharesOf(money: Exact, needs: readonly Exact[]): Exact[] {
  const all = sum(needs);
  const last = needs.findLastIndex((need) => !isZero(need));
  let need = ZERO;
  let given = ZERO;
  return needs.map((own, at) => {
    need = add(need, own);
    const [part, whole] = asWholeRatio(multiply(money, need), all);
    const end =
      at < last ? exact(decimalText((part * 100n) / whole, 2)) : money;
    const share = subtract(end, given);
    given = end;
    return share;
  });
}

/** The sums of a list, in reais. */
export interface ListTotals {
  money: Exact;
  /** Of what is left over; part of the money. */
  leftovers: Exact;
  /** The money of each event. */
  events: Exact[];
}

/** The sums of a list for so many events; the events' add up to the money. */
export function listTotals(
  items: readonly BoughtItem[],
  events: number,
): ListTotals {
  return {
    money: sum(items.map(({ money }) => money)),
    leftovers: sum(items.map(({ leftoverCost }) => leftoverCost)),
    events: Array.from({ length: events }, (_, at) =>
      sum(items.map(({ shares }) => shares[at]!)),
    ),
  };
}

/** Items under one heading. */
export interface ShoppingGroup {
  title: string;
  /** The supplier, where all items of a section have one. */
  note: string;
  items: BoughtItem[];
  money: Exact;
}

/** How a list can be grouped. */
export type Grouping = "section" | "supplier";

const NAMES = new Intl.Collator("pt-BR", { numeric: true });
const NO_SUPPLIER = "Sem fornecedor";

/** The items by section, in the order met, or by supplier, those without one last. */
export function shoppingGroups(
  items: readonly BoughtItem[],
  by: Grouping,
): ShoppingGroup[] {
  const groups = new Map<string, BoughtItem[]>();
  for (const item of items)
    groups.set(item[by], [...(groups.get(item[by]) ?? []), item]);
  const listed = [...groups].map(([name, members]) => ({
    title: name || NO_SUPPLIER,
    note: by === "section" ? onlySupplier(members) : "",
    items: members,
    money: sum(members.map(({ money }) => money)),
  }));
  if (by === "section") return listed;
  return listed.toSorted(
    (a, b) =>
      Number(a.title === NO_SUPPLIER) - Number(b.title === NO_SUPPLIER) ||
      NAMES.compare(a.title, b.title),
  );
}

function onlySupplier(items: readonly BoughtItem[]): string {
  const [first, ...others] = new Set(items.map(({ supplier }) => supplier));
  return others.length === 0 ? (first ?? "") : "";
}
