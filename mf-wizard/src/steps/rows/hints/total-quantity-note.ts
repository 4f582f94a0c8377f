import { type Exact, isZero } from "shared-contracts/numbers/exact";
import { formatTotalQuantity } from "shared-contracts/platform/rules";

/** The `note` of a `RowTotal`: "14,4 kg"; nothing while the quantity is 0. */
export function quantityNote(item: { unit: string }, quantity: Exact): string {
  return isZero(quantity) ? "" : formatTotalQuantity(quantity, item.unit);
}
