import type { FlatPart, GroupedPart, PartRow } from "../parts/part.ts";
import { lineCost, lineQuantity } from "../pricing/line-cost.ts";
import type { RowKind } from "./row.ts";

/** The rows of a part as the store keeps them: priced by the one formula. */
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
