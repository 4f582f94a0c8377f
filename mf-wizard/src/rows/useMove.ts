import { flushSync } from "react-dom";
import { useAnnounce } from "./announcement.ts";
import type { NamedRow } from "./named-row.ts";
import type { RowListModel } from "./row-list-model.ts";

/** Puts a row where another one of its list is drawn, keeps the focus where it was and says where the row is now. */
export function useMoveRow<Row extends NamedRow>(
  row: Row,
  list: RowListModel<Row>,
): (place: Element | null | undefined) => void {
  const announce = useAnnounce();
  return (place) => {
    if (!(place instanceof HTMLElement)) return;
    const to = list.rows.findIndex(
      ({ id }) => String(id) === place.dataset.row,
    );
    if (to < 0) return;
    const focused = document.activeElement;
    flushSync(() => list.move(row.id, to));
    // Moving an element in the page takes its focus away.
    if (focused instanceof HTMLElement && focused !== document.activeElement)
      focused.focus();
    announce(
      `${row.fields.name.trim() || "Item sem nome"}: linha ${to + 1} de ${list.rows.length}`,
    );
  };
}
