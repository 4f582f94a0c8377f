import type { LinePart } from "shared-contracts/parts/table";
import { LINE_PARTS } from "shared-contracts/platform/rules";
import { fieldOf, type SettableRow } from "../named-row.ts";

/** A row's quantity and unit, under the names of any part. */
export interface Measure {
  quantity: number | "";
  unit: string;
  /** In the row's unit, 0 for none; of drinks only. */
  packageSize?: number;
}

/** A row of a part whose rows have a unit. */
export interface MeasuredRow {
  row: SettableRow;
  part: LinePart;
}

/** The row's current measure. */
export function measureOf({ row, part }: MeasuredRow): Measure {
  const packageSize = fieldOf(row, "packageSize");
  return {
    quantity: fieldOf(
      row,
      LINE_PARTS[part].quantityField,
    ) as Measure["quantity"],
    unit: String(fieldOf(row, "unit")),
    ...(packageSize !== undefined && { packageSize: Number(packageSize) }),
  };
}

/** Changes the row's measure; omitted fields stay. */
export function setMeasure(
  { row, part }: MeasuredRow,
  { quantity, unit, packageSize }: Partial<Measure>,
): void {
  if (unit !== undefined) row.set("unit", unit);
  if (quantity !== undefined) row.set(LINE_PARTS[part].quantityField, quantity);
  if (packageSize !== undefined) row.set("packageSize", packageSize);
}
