import type { NamedRow } from "../named-row.ts";
import type { RowListModel } from "../row-list-model.ts";
import { useMove } from "./useMove.ts";

/** Moves a row to the place of another one of its list. */
export function useMoveRow<Row extends NamedRow>(
  row: Row,
  list: RowListModel<Row>,
): (place: Element | null | undefined) => void {
  return useMove(
    row,
    list,
    (place) => `${row.fields.name.trim() || "Item sem nome"}: linha ${place}`,
  );
}
