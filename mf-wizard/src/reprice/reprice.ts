/** New prices in a copy of a budget. */
import type { BookItem } from "shared-contracts/entities/price-book";
import { exact, multiply, toNumber } from "shared-contracts/numbers/exact";
import type { Ratio } from "shared-contracts/numbers/ratio";
import { roundHalfUp } from "shared-contracts/numbers/rounding";
import type { Budget } from "shared-contracts/parts/budget";
import type { PartGroup, PartRow } from "shared-contracts/parts/part";
import { baseUnit, EACH_PART, itemKey } from "shared-contracts/platform/rules";

/** The new price of a row from its price now, both in reais. */
export type NewPrice = (price: number) => number;

/** By `itemKeys`. */
export type NewPrices = ReadonlyMap<string, NewPrice>;

/** A row whose price changed: its place among the rows of all parts, and its price before in reais. */
export type PriceBefore = readonly [place: number, price: number];

const CENT = 0.01;

/** What identifies the rows of an item: its base unit with each name that counts as it. */
export function itemKeys({ unit, name, joined }: BookItem): string[] {
  return [name, ...joined].map((spelled) => `${unit} ${itemKey(spelled)}`);
}

/** The prices that the rows of these items have in a budget, in reais, without free ones. */
export function pricesIn(
  budget: Budget,
  keys: { has: (key: string) => boolean },
): number[] {
  const prices: number[] = [];
  changeRows(budget, (row) => {
    if (row.unitPrice > 0 && keys.has(keyOf(row))) prices.push(row.unitPrice);
    return row;
  });
  return prices;
}

/** A copy of a budget with new prices; free rows stay free. Nothing changed where `before` is empty. */
export function reprice(
  budget: Budget,
  prices: NewPrices,
): { budget: Budget; before: PriceBefore[] } {
  const before: PriceBefore[] = [];
  const changed = changeRows(budget, (row, place) => {
    const { unitPrice } = row;
    const price = unitPrice > 0 && prices.get(keyOf(row))?.(unitPrice);
    if (!price || price === unitPrice) return row;
    before.push([place, unitPrice]);
    return { ...row, unitPrice: price };
  });
  return { budget: changed, before };
}

/** A copy of a repriced budget with the prices before. */
export function withPricesBefore(
  budget: Budget,
  before: readonly PriceBefore[],
): Budget {
  const prices = new Map(before);
  return changeRows(budget, (row, place) => ({
    ...row,
    unitPrice: prices.get(place) ?? row.unitPrice,
  }));
}

/** A price times a factor, rounded half up to a multiple of `step` reais, or to cents where that would be free. */
export function raisedPrice(
  price: number,
  { numerator, denominator }: Ratio,
  step: number,
): number {
  const raised = multiply(exact(price), numerator);
  const roundedTo = (unit: number) => {
    const steps = roundHalfUp(
      {
        numerator: raised,
        denominator: multiply(denominator, exact(unit)),
      },
      0,
    );
    return toNumber(multiply(exact(String(steps)), exact(unit)));
  };
  return roundedTo(step) || roundedTo(CENT) || price;
}

function keyOf({ name, unit }: PartRow): string {
  return `${baseUnit(unit)} ${itemKey(name)}`;
}

/** A copy of a budget with each row of each part changed, in the order of the bill; `place` counts them from 0. */
function changeRows(
  budget: Budget,
  change: (row: PartRow, place: number) => PartRow,
): Budget {
  let place = 0;
  const changeAll = (rows: readonly PartRow[]) =>
    rows.map((row) => change(row, place++));
  const parts = EACH_PART.map((part) => {
    const content: unknown = budget[part.key];
    const changed = part.group
      ? (content as PartGroup<PartRow>[]).map((group) => ({
          ...group,
          items: changeAll(group.items),
        }))
      : changeAll(content as PartRow[]);
    return [part.key, changed] as const;
  });
  return { ...budget, ...(Object.fromEntries(parts) as Partial<Budget>) };
}
