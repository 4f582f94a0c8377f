import { type Exact, isZero } from "shared-contracts/numbers/exact";
import { formatTotalQuantity } from "shared-contracts/platform/rules";

/** The line under a row's total: "14,4 kg"; nothing while the quantity is 0. */
export function totalQuantityNote(quantity: Exact, unit: string): string {
  return isZero(quantity) ? "" : formatTotalQuantity(quantity, unit);
}

/** The same as the note of a `RowTotal`. */
export function quantityNote(item: { unit: string }, quantity: Exact): string {
  return totalQuantityNote(quantity, item.unit);
}
