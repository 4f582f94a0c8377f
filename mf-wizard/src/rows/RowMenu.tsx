import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useRef } from "react";
import { Menu } from "shared-ui/menu/Menu";
import { markFresh } from "./fresh-models.ts";
import type { NamedRow } from "./named-row.ts";
import type { RowListModel } from "./row-list-model.ts";
import styles from "./RowMenu.module.css";
import { useDragRow } from "./useDragRow.ts";
import { useMoveRow } from "./useMoveRow.ts";

export interface RowMenuProps<Row extends NamedRow> {
  of: Row;
  list: RowListModel<Row>;
  /** What such a row is called: "item" unless told. */
  kind?: string;
}

/** The grip of a row: pressed it offers to copy and move the row, dragged it moves it. Beside the card, shown while its row is pointed at or has the focus; on a phone beside the delete button. */
export function RowMenu<Row extends NamedRow>({
  of: row,
  list,
  kind = "item",
}: RowMenuProps<Row>) {
  const grip = useRef<HTMLSpanElement>(null);
  const move = useMoveRow(row, list);
  const drag = useDragRow(move);
  const rowElement = () => grip.current?.closest("[data-row]");
  return (
    <span ref={grip} className={styles.grip} {...drag}>
      <Menu
        label={`Mover ou duplicar ${row.fields.name.trim() || `${kind} sem nome`}`}
        icon={GripVertical}
        items={[
          {
            id: "duplicate",
            label: "Duplicar",
            icon: Copy,
            onSelect: () => {
              const copy = list.duplicate(row.id);
              if (copy) markFresh(copy);
            },
          },
          {
            id: "up",
            label: "Mover para cima",
            icon: ArrowUp,
            onSelect: () => move(rowElement()?.previousElementSibling),
          },
          {
            id: "down",
            label: "Mover para baixo",
            icon: ArrowDown,
            onSelect: () => move(rowElement()?.nextElementSibling),
          },
        ]}
      />
    </span>
  );
}
