import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import type { Exact } from "shared-contracts/numbers/exact";
import { Card } from "shared-ui/card/Card";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { DeleteButton } from "../menu/DeleteButton.tsx";
import { LiveMoney } from "../cells/LiveMoney.tsx";
import { MoveMenu } from "../menu/MoveMenu.tsx";
import { GroupName } from "./GroupName.tsx";
import { useFreshFocus } from "./useFreshFocus.ts";
import { useMove, type MoveList } from "../menu/useMove.ts";
import styles from "./GroupCard.module.css";

export interface GroupCardProps {
  /** The store's group. */
  group: {
    readonly id: number;
    readonly name: string;
    readonly total: Exact;
    readonly items: readonly {
      readonly fields: { readonly name: string };
      readonly cost: Exact;
    }[];
    setName: (name: string) => void;
  };
  /** The groups it is moved among. */
  list: MoveList;
  /** What such a group is called: "categoria", "mesa", "despesa". */
  kind: string;
  /** Beside the total: "Total da categoria". */
  caption: ReactNode;
  /** Adds a copy of the group, whose name then gets the focus. */
  onDuplicate: () => void;
  /** Deletes the group, after the user confirmed. */
  onDelete: () => void;
  /** Enter in the name of a group without rows. */
  onAddItem?: () => void;
  /** A group that can be folded to its header; `children` are for the open one. */
  fold?: { open: boolean; onToggle: () => void };
  /** Column labels, rows and footer. */
  children: ReactNode;
}

/**
 * The card of a category, table or expense group: editable name, total on the edge of the row totals, delete; Alt and
 * an arrow in the name, or its grip, move it. Render it inside an observer.
 */
export function GroupCard({
  group,
  list,
  kind,
  caption,
  onDuplicate,
  onDelete,
  onAddItem,
  fold,
  children,
}: GroupCardProps) {
  const { ref } = useFreshFocus<HTMLElement>(group);
  const name = group.name.trim() || `${kind} sem nome`;
  const count = group.items.length;
  const move = useMove(group, list, (place) => `${name}: ${kind} ${place}`);
  return (
    <Card
      ref={ref}
      className={styles.group}
      data-group={group.id}
      aria-label={name}
    >
      <header
        className={styles.header}
        data-gripped=""
        data-foldable={fold && ""}
      >
        {fold && (
          <IconButton
            size="row"
            icon={fold.open ? ChevronDown : ChevronRight}
            iconSize={16}
            label={`${fold.open ? "Recolher" : "Mostrar"} ${name}`}
            aria-expanded={fold.open}
            onClick={fold.onToggle}
          />
        )}
        <div className={styles.name}>
          <GroupName
            group={group}
            kind={kind}
            root={ref}
            move={move}
            onAddItem={onAddItem}
          />
        </div>
        <div className={styles.sum}>
          <span className={styles.caption}>{caption}</span>
          <LiveMoney
            strong
            amount={() => group.total}
            explain={({ explainSum }) =>
              explainSum(
                group.name,
                group.items.map(({ fields, cost }) => ({
                  name: fields.name,
                  cost,
                })),
              )
            }
          />
        </div>
        <MoveMenu
          label={`Mover ou duplicar ${name}`}
          kind="[data-group]"
          move={move}
          onDuplicate={onDuplicate}
        />
        <DeleteButton
          place="header"
          kind={kind}
          name={group.name}
          contents={
            count > 0 ? `${count} ${count === 1 ? "item" : "itens"}` : undefined
          }
          onDelete={onDelete}
        />
      </header>
      {fold?.open !== false && children}
    </Card>
  );
}
