/**
 * The one formula of every row with a unit: quantity in base units (a cento is 100) × people × price per base unit. An empty quantity counts as 0.
 * A row that is rented costs what a bought one does, and packages never enter a cost.
 */
import {
  type Exact,
  exact,
  multiply,
  ONE,
  sum,
  ZERO,
} from "../numbers/exact.ts";
import { type Headcount, peopleCount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** A row as it is priced: `quantity` in `unit` for each of its people, `unitPrice` in reais per base unit. */
export interface PricedLine {
  name: string;
  quantity: number | "";
  unit: string;
  unitPrice: number;
  multiplyByGuests: boolean;
  multiplyByTeam: boolean;
}

/** What makes a row of some part a priced line. */
export type LineOf<Item> = (item: Item) => PricedLine;

/** What the event needs of a line, in base units. */
export function lineQuantity(line: PricedLine, h: Headcount): Exact {
  return multiply(toBaseUnit(line.quantity, line.unit), peopleCount(line, h));
}

/** What a line costs, in reais. */
export function lineCost(line: PricedLine, h: Headcount): Exact {
  return multiply(lineQuantity(line, h), exact(line.unitPrice));
}

/** What rows cost together, in reais. */
export function rowsCost<Item>(
  items: readonly Item[],
  lineOf: LineOf<Item>,
  h: Headcount,
): Exact {
  return sum(items.map((item) => lineCost(lineOf(item), h)));
}

/** What the rows of all groups cost together, in reais. */
export function groupsCost<Item>(
  groups: readonly { items: readonly Item[] }[],
  lineOf: LineOf<Item>,
  h: Headcount,
): Exact {
  return sum(groups.map(({ items }) => rowsCost(items, lineOf, h)));
}

const ONE_GUEST: Headcount = { guests: ONE, team: ZERO };

/** What rows cost for each guest, in reais: the same for any number of guests, also for none. */
export function costPerGuest<Item>(
  items: readonly Item[],
  lineOf: LineOf<Item>,
): Exact {
  return rowsCost(items, lineOf, ONE_GUEST);
}
