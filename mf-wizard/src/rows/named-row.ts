/** What every row of the store has. */
export interface NamedRow {
  /** Unique in its list. */
  readonly id: number;
  readonly fields: { readonly name: string };
}

/** A row of the store whose fields are set by their names. */
export interface SettableRow extends NamedRow {
  set(field: string, value: unknown): void;
}
