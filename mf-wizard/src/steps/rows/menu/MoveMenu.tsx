import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Copy from "lucide-react/icons/copy";
import GripVertical from "lucide-react/icons/grip-vertical";
import { useRef } from "react";
import { Menu } from "shared-ui/menu/Menu";
import { beside } from "./move-key.ts";
import styles from "./MoveMenu.module.css";
import { useDrag, type Draggable } from "./useDrag.ts";

interface MoveMenuProps {
  /** "Mover ou duplicar Massas". */
  label: string;
  /** What it moves: the row or the group around it. */
  kind: Draggable;
  /** Called with the entry at the drop position. */
  move: (place: Element | null | undefined) => void;
  onDuplicate: () => void;
}

/**
 * A grip: pressing it opens a menu to move and copy its row or group; dragging it moves that. Beside the
 * card, shown while the card is hovered or focused; on a phone beside the delete button.
 */
export function MoveMenu({ label, kind, move, onDuplicate }: MoveMenuProps) {
  const grip = useRef<HTMLSpanElement>(null);
  const drag = useDrag(kind, move);
  const moveBeside = (way: "up" | "down") =>
    move(beside(grip.current?.closest(kind), way));
  return (
    <span ref={grip} className={styles.grip} {...drag}>
      <Menu
        label={label}
        icon={GripVertical}
        items={[
          {
            id: "duplicate",
            label: "Duplicar",
            icon: Copy,
            onSelect: onDuplicate,
          },
          {
            id: "up",
            label: "Mover para cima",
            icon: ArrowUp,
            onSelect: () => moveBeside("up"),
          },
          {
            id: "down",
            label: "Mover para baixo",
            icon: ArrowDown,
            onSelect: () => moveBeside("down"),
          },
        ]}
      />
    </span>
  );
}
