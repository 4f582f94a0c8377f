import { newGarnish } from "../catalog/defaults.ts";
import type { Garnish } from "../entities/garnish.ts";
import { servedLine } from "../pricing/budget-lines.ts";
import { pricedRow } from "./priced-row.ts";
import type { Row, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

export type GarnishRow = Row<Garnish>;
export type GarnishesSection = RowList<Garnish>;

/** The garnishes step's part of the store. */
export function createGarnishesSection(scope: Scope): GarnishesSection {
  return new RowList<Garnish>(pricedRow(newGarnish, servedLine), scope);
}
