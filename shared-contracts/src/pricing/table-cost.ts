/** Thematic tables: each item is quantity per person in base units × guests × price per base unit; a table is the sum of its items. */
import type { TableItem, ThematicTable } from "../entities/thematic-table.ts";
import {
  type Exact,
  exact,
  multiply,
  ONE,
  sum,
  ZERO,
} from "../numbers/exact.ts";
import type { Headcount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** What the event needs of a table item, in base units. */
export function tableItemQuantity(item: TableItem, h: Headcount): Exact {
  return multiply(toBaseUnit(item.quantityPerPerson, item.unit), h.guests);
}

/** The cost of a table item, in reais. */
export function tableItemCost(item: TableItem, h: Headcount): Exact {
  return multiply(tableItemQuantity(item, h), exact(item.unitPrice));
}

const ONE_GUEST: Headcount = { guests: ONE, team: ZERO };

/** What a table item costs for each guest, in reais: the same for any number of guests, also for none. */
export function tableItemCostPerGuest(item: TableItem): Exact {
  return tableItemCost(item, ONE_GUEST);
}

/** What a table costs for each guest, in reais. */
export function tableCostPerGuest(table: Pick<ThematicTable, "items">): Exact {
  return tableCost(table, ONE_GUEST);
}

/** The cost of one table, in reais. */
export function tableCost(
  table: Pick<ThematicTable, "items">,
  h: Headcount,
): Exact {
  return sum(table.items.map((item) => tableItemCost(item, h)));
}

/** The cost of all thematic tables, in reais. */
export function thematicTablesCost(
  tables: readonly Pick<ThematicTable, "items">[],
  h: Headcount,
): Exact {
  return sum(tables.map((table) => tableCost(table, h)));
}
