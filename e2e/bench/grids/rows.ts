import { sampleFood } from "../sample-items.ts";

/** A row of every grid: the product's dish without its multipliers. */
export interface Row {
  id: number;
  name: string;
  quantity: number;
  unit: string;
  price: number;
}

/** The columns of every grid, the total apart. */
export const COLUMNS = ["name", "quantity", "unit", "price"] as const;

/** How many rows each page has. */
export const ROWS = 2_000;

/** How wide a column is and how high a grid, in px. */
export const WIDTH = 200;
export const HEIGHT = 600;

export const rows: readonly Row[] = Array.from({ length: ROWS }, (_, id) => {
  const { name, quantityPerPerson, unit, unitPrice } = sampleFood(id);
  return { id, name, quantity: quantityPerPerson, unit, price: unitPrice };
});

export const costOf = ({ quantity, price }: Row) => quantity * price;

/** The sum of all rows, as the page shows it above the grid. */
export function totalOf(all: readonly Row[]): string {
  return all.reduce((sum, row) => sum + costOf(row), 0).toFixed(2);
}
