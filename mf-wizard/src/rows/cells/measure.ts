import type { UnitPage } from "shared-contracts/catalog/units";
import { fieldOf, type SettableRow } from "../named-row.ts";
import { QUANTITY_FIELDS } from "../quantity-fields.ts";

/** How much of a row and in which unit, whatever its part calls it. */
export interface Measure {
  quantity: number | "";
  unit: string;
  /** In the row's unit, 0 for none; of drinks only. */
  packageSize?: number;
}

/** A row of a part whose rows have a unit. */
export interface MeasuredRow {
  row: SettableRow;
  part: UnitPage;
}

/** How the row is measured now. */
export function measureOf({ row, part }: MeasuredRow): Measure {
  return {
    quantity: fieldOf(row, QUANTITY_FIELDS[part]) as Measure["quantity"],
    unit: String(fieldOf(row, "unit")),
    ...(part === "drinks" && {
      packageSize: Number(fieldOf(row, "packageSize")),
    }),
  };
}

/** Changes how the row is measured; what is left out stays. */
export function setMeasure(
  { row, part }: MeasuredRow,
  { quantity, unit, packageSize }: Partial<Measure>,
): void {
  if (unit !== undefined) row.set("unit", unit);
  if (quantity !== undefined) row.set(QUANTITY_FIELDS[part], quantity);
  if (packageSize !== undefined) row.set("packageSize", packageSize);
}
