import { compare, type Exact } from "../numbers/exact.ts";
import { lineCost } from "./line-cost.ts";
import type { LineOf } from "../parts/part.ts";
import { toReais } from "../numbers/rounding.ts";
import type { Headcount } from "./people-count.ts";

/** A row as it is stored, and what it costs exactly, in reais. */
export interface StoredRow<Row> {
  stored: Row & { total: number };
  cost: Exact;
}

/** Makes a row of one kind a stored one. */
export type StoreRow<Row> = (row: Row, h: Headcount) => StoredRow<Row>;

/** What makes rows of one kind into stored ones; `more` are totals beside the cost. */
export function storedRows<Row extends object>(
  lineOf: LineOf<Row>,
  more?: (row: Row, h: Headcount) => Partial<Row>,
): StoreRow<Row> {
  return (row, h) => {
    const cost = lineCost(lineOf(row), h);
    return {
      stored: { ...row, ...more?.(row, h), total: toReais(cost) },
      cost,
    };
  };
}

/**
 * Like `store`, but the same row for as many heads gives the same result: rows are replaced, never changed, and with
 * each change all but one are as before.
 */
export function onceForEachRow<Row extends object>(
  store: StoreRow<Row>,
): StoreRow<Row> {
  const known = new WeakMap<Row, StoredRow<Row> & { h: Headcount }>();
  return (row, h) => {
    const last = known.get(row);
    if (last && isSame(last.h, h)) return last;
    const made = { ...store(row, h), h };
    known.set(row, made);
    return made;
  };
}

function isSame(a: Headcount, b: Headcount): boolean {
  return compare(a.guests, b.guests) === 0 && compare(a.team, b.team) === 0;
}
