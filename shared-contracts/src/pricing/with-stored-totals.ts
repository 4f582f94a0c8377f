/**
 * What is saved or exported carries totals for other readers: `total` of items, categories and groups, half-up to
 * cents, and `packagesNeeded` of drinks. They are worked out from the rows, never read.
 */
import { sum } from "../numbers/exact.ts";
import type { Budget } from "../parts/budget.ts";
import { drinks } from "../parts/drinks.ts";
import type { PartGroup, PartRow } from "../parts/part.ts";
import { type AnyPart, forEachPart, type LinePart } from "../parts/table.ts";
import { toReais } from "../numbers/rounding.ts";
import { packagesNeeded } from "./packages.ts";
import { budgetHeadcount } from "./part-costs.ts";
import type { Headcount } from "./people-count.ts";
import { onceForEachRow, storedRows, type StoreRow } from "./stored-rows.ts";

type Storing = Record<LinePart, StoreRow<PartRow>>;

const STORING = {
  ...forEachPart((part) => storedRows<PartRow>((row) => part.line(row))),
  drinks: storedRows(drinks.line, (drink, h) => ({
    packagesNeeded: packagesNeeded(drink, h)?.packages ?? 0,
  })),
} as Record<LinePart, unknown> as Storing;

const STORING_ONCE = forEachPart(({ key }) => onceForEachRow(STORING[key]));

/**
 * The same budget with every stored total recomputed; the given one is left as it is. Rows must be replaced, never
 * changed: a row that did not change is not made again.
 */
export function withStoredTotals(budget: Budget): Budget {
  return withTotals(budget, STORING_ONCE);
}

/** The same for rows that are seen once, such as those of a call: nothing is kept of them. */
export function withNewTotals(budget: Budget): Budget {
  return withTotals(budget, STORING);
}

function withTotals(budget: Budget, storing: Storing): Budget {
  const h = budgetHeadcount(budget);
  const parts = forEachPart((part) =>
    storedPart(budget[part.key], part, storing[part.key], h),
  );
  return { ...budget, ...parts } as Budget;
}

function storedPart(
  content: unknown,
  part: AnyPart,
  storing: StoreRow<PartRow>,
  h: Headcount,
): unknown {
  if (!part.group)
    return (content as PartRow[]).map((row) => storing(row, h).stored);
  const storesTotal = "total" in part.group.newGroup(0);
  return (content as PartGroup<PartRow>[]).map((group) => {
    const rows = group.items.map((item) => storing(item, h));
    return {
      ...group,
      items: rows.map(({ stored }) => stored),
      ...(storesTotal && { total: toReais(sum(rows.map(({ cost }) => cost))) }),
    };
  });
}
