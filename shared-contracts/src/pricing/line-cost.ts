/**
 * The one formula of every row with a unit: quantity in base units (a cento is 100) × people × price per base unit. An
 * empty quantity counts as 0. A row that is rented costs what a bought one does, and packages never enter a cost.
 */
import { type Exact, exact, multiply, sum } from "../numbers/exact.ts";
import type { LineOf, PricedLine } from "../parts/part.ts";
import { type Headcount, peopleCount } from "./people-count.ts";
import { toBaseUnit } from "./units.ts";

/** The quantity of a line for the whole event, in base units. [unit-conversion] */
export function lineQuantity(line: PricedLine, h: Headcount): Exact {
  return multiply(toBaseUnit(line.quantity, line.unit), peopleCount(line, h));
}

/**
 * The cost of a line, in reais.
 *
 * @example
 *   lineCost(drinks.line(drink), budgetHeadcount(budget));
 */
export function lineCost(line: PricedLine, h: Headcount): Exact {
  return multiply(lineQuantity(line, h), exact(line.unitPrice));
}

/** The cost of rows of one part, in reais. */
export function rowsCost<Row>(
  rows: readonly Row[],
  lineOf: LineOf<Row>,
  h: Headcount,
): Exact {
  return sum(rows.map((row) => lineCost(lineOf(row), h)));
}
