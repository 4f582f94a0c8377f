import { lineCost, type LineOf, lineQuantity } from "../pricing/line-cost.ts";
import type { Identified, RowKind } from "./row.ts";

/** The kind of a row that is priced as a line: by the one formula. */
export function pricedRow<T extends Identified>(
  create: (id: number) => T,
  lineOf: LineOf<T>,
): RowKind<T> {
  return {
    create,
    quantity: (item, headcount) => lineQuantity(lineOf(item), headcount),
    cost: (item, headcount) => lineCost(lineOf(item), headcount),
  };
}
