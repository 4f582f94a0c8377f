/**
 * What is saved or exported carries totals for other readers: `total` of items, categories and groups, half-up to
 * cents, and `packagesNeeded` of drinks. They are worked out from the rows, never read.
 */
import { sum } from "../numbers/exact.ts";
import type { Budget } from "../parts/budget.ts";
import { drinks } from "../parts/drinks.ts";
import type { PartGroup, PartRow } from "../parts/part.ts";
import { type AnyPart, forEachPart } from "../parts/table.ts";
import { toReais } from "../numbers/rounding.ts";
import { packagesNeeded } from "./packages.ts";
import { budgetHeadcount } from "./part-costs.ts";
import type { Headcount } from "./people-count.ts";
import { storedRows } from "./stored-rows.ts";

const STORING = {
  ...forEachPart((part) => storedRows<PartRow>((row) => part.line(row))),
  drinks: storedRows(drinks.line, (drink, h) => ({
    packagesNeeded: packagesNeeded(drink, h)?.packages ?? 0,
  })),
};

/**
 * The same budget with every stored total recomputed; the given one is left as it is. Rows must be replaced, never
 * changed.
 */
export function withStoredTotals(budget: Budget): Budget {
  const h = budgetHeadcount(budget);
  const parts = forEachPart((part) => storedPart(budget[part.key], part, h));
  return { ...budget, ...parts } as Budget;
}

function storedPart(content: unknown, part: AnyPart, h: Headcount): unknown {
  const storing = STORING[part.key] as (typeof STORING)["foods"];
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
