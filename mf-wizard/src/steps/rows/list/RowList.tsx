import type { ReactNode } from "react";
import { useRowNavigation } from "shared-ui/row-navigation/useRowNavigation";
import { usePasteSheet, type Sheet } from "../paste/usePasteSheet.ts";
import { useStepSession } from "../useStepSession.ts";

export interface RowListProps {
  /** What the list is called: "Itens de Carnes". */
  label: string;
  /** Receives a table pasted from a spreadsheet. */
  sheet: Sheet;
  /** Enter on the last row, once that has a name or a quantity. */
  onAddRow: () => void;
  children: ReactNode;
}

/**
 * The rows of one card. Enter stays in the card and, on its last row, adds one; arrows are left to the step when the
 * card ends.
 */
export function RowList({ label, sheet, onAddRow, children }: RowListProps) {
  const session = useStepSession();
  const { ref, onKeyDown } = useRowNavigation<HTMLUListElement>({
    onAddRow(_column, { dataset }) {
      const last = sheet.list.rows.find(({ id }) => String(id) === dataset.row);
      if (last && session.hasContent(last)) onAddRow();
    },
  });
  const onPaste = usePasteSheet(sheet);
  return (
    <ul
      ref={ref}
      role="list"
      aria-label={label}
      onPaste={onPaste}
      onKeyDown={(event) => {
        onKeyDown(event);
        if (event.key === "Enter") event.stopPropagation();
      }}
    >
      {children}
    </ul>
  );
}
