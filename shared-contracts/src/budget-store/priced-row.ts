import type { FlatPart, GroupedPart, PartRow } from "../parts/part.ts";
import { lineCost, lineQuantity } from "../pricing/line-cost.ts";
import type { RowKind } from "./row.ts";

/** The row kind of a part, with the common formula of quantity and cost. */
export function pricedRow<Row extends PartRow>({
  newRow,
  line,
}: Pick<
  FlatPart<string, Row> | GroupedPart<string, Row>,
  "newRow" | "line"
>): RowKind<Row> {
  return {
    create: newRow,
    quantity: (row, headcount) => lineQuantity(line(row), headcount),
    cost: (row, headcount) => lineCost(line(row), headcount),
  };
}
