import { formatCount } from "shared-contracts/formats/count";
import type { Exact } from "shared-contracts/numbers/exact";
import { baseUnit, formatTotalQuantity } from "shared-contracts/platform/rules";

/** Whether a row's unit is a thousandth of its price's unit. */
export function isMeasured(unit: string): boolean {
  return unit === "g" || unit === "ml";
}

/** A row's total in base units, always in these: 0.5 of a row in g is "0,5 kg". */
export function formatBaseQuantity(total: Exact, rowUnit: string): string {
  const format = isMeasured(rowUnit) ? formatCount : undefined;
  return formatTotalQuantity(total, baseUnit(rowUnit), format);
}
