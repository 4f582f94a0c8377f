import type { PricedLine } from "shared-contracts/parts/part";

/** The odd quantities that the user confirmed, by row; they last until a reload or another budget. */
const confirmed = new WeakMap<object, string>();

type Quantity = Pick<PricedLine, "quantity" | "unit">;

/** Confirms a row's quantity. */
export function confirmQuantity(row: object, quantity: Quantity): void {
  confirmed.set(row, asText(quantity));
}

/** Whether the user confirmed this quantity of the row. */
export function isConfirmed(row: object, quantity: Quantity): boolean {
  return confirmed.get(row) === asText(quantity);
}

function asText({ quantity, unit }: Quantity): string {
  return `${quantity} ${unit}`;
}
