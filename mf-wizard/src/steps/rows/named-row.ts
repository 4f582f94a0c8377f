import type { Exact } from "shared-contracts/numbers/exact";

/** What every row of the store has. */
export interface NamedRow {
  /** Unique in its list. */
  readonly id: number;
  readonly fields: { readonly name: string };
}

/** A row of the store with its price; `cost` in reais, `quantity` in its base unit. */
export interface PricedRow extends NamedRow {
  readonly cost: Exact;
  readonly quantity: Exact;
}

/** What a row holds under the name of a field. */
export function fieldOf({ fields }: NamedRow, field: string): unknown {
  return (fields as Readonly<Record<string, unknown>>)[field];
}

/** A row of the store whose fields are set by their names. */
export interface SettableRow extends NamedRow {
  set(field: string, value: unknown): void;
}
