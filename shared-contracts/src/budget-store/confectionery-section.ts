import { newConfectioneryItem } from "../catalog/defaults.ts";
import type { ConfectioneryItem } from "../entities/confectionery-item.ts";
import { confectioneryLine } from "../pricing/budget-lines.ts";
import { pricedRow } from "./priced-row.ts";
import type { Row, Scope } from "./row.ts";
import { RowList } from "./row-list.ts";

export type ConfectioneryRow = Row<ConfectioneryItem>;
export type ConfectionerySection = RowList<ConfectioneryItem>;

/** The confectionery step's part of the store. */
export function createConfectionerySection(scope: Scope): ConfectionerySection {
  return new RowList<ConfectioneryItem>(
    pricedRow(newConfectioneryItem, confectioneryLine),
    scope,
  );
}
