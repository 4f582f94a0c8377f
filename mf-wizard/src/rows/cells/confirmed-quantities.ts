import type { PricedLine } from "shared-contracts/parts/part";

/**
 * The odd quantities the user has said are right, by row of the store: they last until the page is loaded again or
 * another budget is opened.
 */
const confirmed = new WeakMap<object, string>();

type Quantity = Pick<PricedLine, "quantity" | "unit">;

/** The user says that a row's quantity is right. */
export function confirmQuantity(row: object, quantity: Quantity): void {
  confirmed.set(row, asText(quantity));
}

/** Whether the user has said that this quantity of the row is right. */
export function isConfirmed(row: object, quantity: Quantity): boolean {
  return confirmed.get(row) === asText(quantity);
}

function asText({ quantity, unit }: Quantity): string {
  return `${quantity} ${unit}`;
}
