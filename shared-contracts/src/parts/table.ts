/** The one table of the parts of a budget. A new part is a file in this folder and a line here. */
import { confectionery } from "./confectionery.ts";
import { drinks } from "./drinks.ts";
import { fixedCosts } from "./fixed-costs.ts";
import { foods } from "./foods.ts";
import { garnishes } from "./garnishes.ts";
import { generalExpenses } from "./general-expenses.ts";
import type { FlatPart, GroupedPart } from "./part.ts";
import { team } from "./team.ts";
import { thematicTables } from "./thematic-tables.ts";

/** The parts whose rows are priced lines, in the order of the bill and of `dados`. */
export const LINE_PARTS = {
  foods,
  drinks,
  garnishes,
  confectionery,
  thematicTables,
  generalExpenses,
};

export type LineParts = typeof LINE_PARTS;
export type LinePart = keyof LineParts;

/** Every part of the bill. */
export type BillPart = "team" | LinePart | "fixedCosts";

/** Any part with groups. */
export type AnyGroupedPart = GroupedPart<LinePart>;

/** Any part of the table, for code that treats all parts the same. */
export type AnyPart = FlatPart<LinePart> | AnyGroupedPart;

/** The table as a list. */
export const EACH_PART: readonly AnyPart[] = Object.values(LINE_PARTS);

/** The parts with rows in the order of the wizard. */
export const STEP_PARTS: readonly (AnyPart | typeof team)[] = [
  team,
  ...EACH_PART,
].toSorted((a, b) => a.stepOrder - b.stepOrder);

/** The parts of the bill, in order, with their labels. */
export const BILL: readonly { key: BillPart; label: string }[] = [
  team,
  ...EACH_PART,
  fixedCosts,
].map(({ key, label }) => ({ key, label }));

/** The keys of `BILL`. */
export const BILL_PARTS: readonly BillPart[] = BILL.map(({ key }) => key);

/**
 * A record with the result of `make` for each part, in the order of the bill.
 *
 * @example
 *   forEachPart((part) => partRows(budget, part).length); // { foods: 10, drinks: 10, … }
 */
export function forEachPart<Made>(
  make: (part: AnyPart) => Made,
): Record<LinePart, Made> {
  return Object.fromEntries(
    EACH_PART.map((part) => [part.key, make(part)]),
  ) as Record<LinePart, Made>;
}
