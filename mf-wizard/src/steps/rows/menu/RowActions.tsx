import { useMemo } from "react";
import type { NamedRow } from "../named-row.ts";
import { DeleteButton, type DeleteButtonProps } from "./DeleteButton.tsx";
import { RowMenu, type RowMenuProps } from "./RowMenu.tsx";

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
