import { MoveMenu } from "./MoveMenu.tsx";
import type { NamedRow } from "../named-row.ts";
import type { RowListModel } from "../row-list-model.ts";
import { useStepSession } from "../useStepSession.ts";
import { useMoveRow } from "./useMoveRow.ts";

export interface RowMenuProps<Row extends NamedRow> {
  row: Row;
  list: RowListModel<Row>;
  /** What such a row is called. Default: "item". */
  kind?: string;
}

/** The grip of a row: copies and moves it. */
export function RowMenu<Row extends NamedRow>({
  row,
  list,
  kind = "item",
}: RowMenuProps<Row>) {
  const session = useStepSession();
  const move = useMoveRow(row, list);
  return (
    <MoveMenu
      label={`Mover ou duplicar ${row.fields.name.trim() || `${kind} sem nome`}`}
      kind="[data-row]"
      move={move}
      onDuplicate={() => {
        const copy = list.duplicate(row.id);
        if (copy) session.markFresh(copy);
      }}
    />
  );
}
