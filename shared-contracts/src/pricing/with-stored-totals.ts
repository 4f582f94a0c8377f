/**
 * What is saved or exported carries totals for other readers: `total` of rows, categories and groups, half-up to cents,
 * and `packagesNeeded` of drinks. They are computed from the rows, never read.
 */
import type { Budget } from "../parts/budget.ts";
import { type Drink, drinks } from "../parts/drinks.ts";
import type { PartGroup, PartRow } from "../parts/part.ts";
import { type AnyPart, forEachPart } from "../parts/table.ts";
import { toReais } from "../numbers/rounding.ts";
import { lineCost, rowsCost } from "./line-cost.ts";
import { packagesNeeded } from "./packages.ts";
import { budgetHeadcount } from "./part-costs.ts";
import type { Headcount } from "./people-count.ts";

/** A copy of the budget with every stored total computed again, in reais. */
export function withStoredTotals(budget: Budget): Budget {
  const h = budgetHeadcount(budget);
  const parts = forEachPart((part) => storedPart(budget[part.key], part, h));
  return { ...budget, ...parts } as Budget;
}

function storedPart(content: unknown, part: AnyPart, h: Headcount): unknown {
  const stored = (row: PartRow) => storedRow(row, part, h);
  if (!part.group) return (content as PartRow[]).map(stored);
  const storesTotal = "total" in part.group.newGroup(0);
  return (content as PartGroup<PartRow>[]).map((group) => ({
    ...group,
    items: group.items.map(stored),
    ...(storesTotal && {
      total: toReais(rowsCost(group.items, part.line, h)),
    }),
  }));
}

function storedRow(row: PartRow, part: AnyPart, h: Headcount): PartRow {
  const packages =
    part.key === drinks.key && packagesNeeded(row as Drink, h)?.packages;
  return {
    ...row,
    ...(part.key === drinks.key && { packagesNeeded: packages || 0 }),
    total: toReais(lineCost(part.line(row), h)),
  };
}
