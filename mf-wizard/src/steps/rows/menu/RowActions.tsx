import { useMemo } from "react";
import type { NamedRow } from "../named-row.ts";
import { DeleteButton, type DeleteButtonProps } from "./DeleteButton.tsx";
import { MoveMenu } from "./MoveMenu.tsx";
import type { RowListModel } from "../row-list-model.ts";
import { useStepSession } from "../useStepSession.ts";
import { useMoveRow } from "./useMoveRow.ts";

/**
 * The last column of a row: delete, and the grip that copies and moves it. Render it inside the row's observer; it
 * rerenders only when the name changes.
 */
export function RowActions<Row extends NamedRow>({
  row,
  list,
  kind,
  worded = false,
}: RowMenuProps<Row> & Pick<DeleteButtonProps, "worded">) {
  const { name } = row.fields;
  return useMemo(() => {
    const named = kind === undefined ? {} : { kind };
    return (
      <>
        <RowMenu row={row} list={list} {...named} />
        <DeleteButton
          {...named}
          name={name}
          worded={worded}
          onDelete={() => list.remove(row.id)}
        />
      </>
    );
  }, [row, name, list, kind, worded]);
}

interface RowMenuProps<Row extends NamedRow> {
  row: Row;
  list: RowListModel<Row>;
  /** What such a row is called. Default: "item". */
  kind?: string;
}

/** The grip of a row: copies and moves it. */
function RowMenu<Row extends NamedRow>({
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
