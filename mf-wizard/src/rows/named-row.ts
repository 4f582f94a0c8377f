/** What every row of the store has. */
export interface NamedRow {
  /** Unique in its list. */
  readonly id: number;
  readonly fields: { readonly name: string };
}
