/** A list of the store as the rows on screen use it. */
export interface RowListModel<Row extends { readonly id: number }> {
  readonly rows: readonly Row[];
  duplicate: (id: number) => Row | undefined;
  move: (id: number, to: number) => void;
  remove: (id: number) => void;
}
