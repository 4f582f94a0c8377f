import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { GroupList } from "shared-contracts/budget-store/group-list";
import type { Row } from "shared-contracts/budget-store/row";
import type { PartGroup, PartRow } from "shared-contracts/parts/part";
import type { AnyGroupedPart } from "shared-contracts/parts/table";
import { observer } from "shared-contracts/platform/state";
import { Icon } from "shared-ui/icon/Icon";
import { Menu } from "shared-ui/menu/Menu";
import { LiveMoney } from "../rows/cells/LiveMoney.tsx";
import { nameNewRow } from "../rows/cells/name-row.ts";
import { EmptyRow } from "../rows/list/EmptyRow.tsx";
import { GroupName } from "../rows/list/GroupName.tsx";
import { RowList } from "../rows/list/RowList.tsx";
import { useFreshFocus } from "../rows/list/useFreshFocus.ts";
import { MoveMenu } from "../rows/menu/MoveMenu.tsx";
import { useMove } from "../rows/menu/useMove.ts";
import { measuredColumns } from "../rows/paste/sheet-columns.ts";
import { useStepSession } from "../rows/useStepSession.ts";
import { WindowedRows } from "../rows/window/WindowedRows.tsx";
import { itemsInGroup } from "./items-in-group.ts";
import type { GroupModel, PartLook } from "./part-look.ts";
import { PartRowView } from "./PartRowView.tsx";
import styles from "./GroupTable.module.css";

interface TableGroupProps {
  group: GroupModel;
  section: GroupList<PartGroup<PartRow>, PartRow>;
  /** The rows that are drawn while it is open. */
  rows: readonly Row<PartRow>[];
  isOpen: boolean;
  onToggle: () => void;
  /** Adds a row at its end. */
  onAdd: () => void;
  part: AnyGroupedPart;
  look: PartLook;
}

/** A group of a table: a line with its name, what is in it and its cost; and its rows while it is open. */
export const TableGroup = observer(function TableGroup({
  group,
  section,
  rows,
  isOpen,
  onToggle,
  onAdd,
  part,
  look,
}: TableGroupProps) {
  const { noun } = part.group;
  const session = useStepSession();
  const { ref, fresh } = useFreshFocus<HTMLElement>(group);
  const [isRenaming, setRenaming] = useState(fresh);
  const name = group.name.trim() || `${noun} sem nome`;
  const list = { rows: section.groups, move: section.move };
  const move = useMove(group, list, (place) => `${name}: ${noun} ${place}`);
  const inside = (selector: string) =>
    ref.current?.querySelector<HTMLElement>(selector);

  function rename() {
    flushSync(() => setRenaming(true));
    inside("[data-column]")?.focus();
  }

  function askDelete() {
    const button = inside("[data-group-actions] button");
    const count = group.items.length;
    if (button)
      session.askDelete({
        button,
        name,
        contents:
          count > 0 ? `${count} ${count === 1 ? "item" : "itens"}` : undefined,
        remove: () => section.remove(group.id),
      });
  }

  return (
    <section
      ref={ref}
      className={styles.group}
      data-group={group.id}
      aria-label={name}
    >
      <header className={styles.header} data-gripped="" data-shut={!isOpen}>
        {isRenaming ? (
          <GroupName
            group={group}
            kind={noun}
            root={ref}
            move={move}
            onAddItem={onAdd}
            onBlur={() => setRenaming(false)}
          />
        ) : (
          <h2 className={styles.title}>
            <button
              type="button"
              className={styles.toggle}
              data-open=""
              aria-expanded={isOpen}
              onClick={onToggle}
            >
              <Icon of={isOpen ? ChevronDown : ChevronRight} size={16} />
              <span>{name}</span>
            </button>
          </h2>
        )}
        <span className={styles.inside}>{itemsInGroup(rows, isOpen)}</span>
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
        <span className={styles.actions} data-group-actions="">
          <Menu
            label={`Ações de ${name}`}
            icon={EllipsisVertical}
            items={[
              {
                id: "rename",
                label: "Renomear",
                icon: Pencil,
                onSelect: rename,
              },
              {
                id: "add",
                label: "Adicionar Item aqui",
                icon: Plus,
                onSelect: onAdd,
              },
              {
                id: "delete",
                label: "Excluir",
                icon: Trash2,
                tone: "danger",
                onSelect: askDelete,
              },
            ]}
          />
        </span>
        <MoveMenu
          label={`Mover ou duplicar ${name}`}
          kind="[data-group]"
          move={move}
          onDuplicate={() => {
            const copy = section.duplicate(group.id);
            if (copy) session.markFresh(copy);
          }}
        />
      </header>
      {isOpen && (
        <RowList
          label={`Itens de ${group.name}`}
          sheet={{
            list: group.list,
            columns: measuredColumns(part.key),
            nameRow: (row, name) => nameNewRow(row, name, part.impliedBy),
          }}
          onAddRow={onAdd}
        >
          {rows.length === 0 && (
            <EmptyRow>{`Nenhum item nesta ${noun}.`}</EmptyRow>
          )}
          <WindowedRows rows={rows}>
            {(row) => (
              <PartRowView
                key={row.id}
                row={row}
                list={group.list}
                part={part}
                look={look}
              />
            )}
          </WindowedRows>
        </RowList>
      )}
    </section>
  );
});
