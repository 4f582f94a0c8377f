import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Copy from "lucide-react/icons/copy";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import FolderOpen from "lucide-react/icons/folder-open";
import ListChecks from "lucide-react/icons/list-checks";
import Pencil from "lucide-react/icons/pencil";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import SquareCheck from "lucide-react/icons/square-check";
import Trash from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "shared-ui/dialog/Dialog";
import { Icon } from "shared-ui/icon/Icon";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { Menu } from "shared-ui/menu/Menu";
import type { MenuEntry } from "shared-ui/menu/MenuList";
import { useIsPhone } from "shared-ui/phone/useIsPhone.ts";
import styles from "./BudgetActions.module.css";

export interface BudgetActionsProps {
  name: string;
  /** A line under the name, where the actions have a sheet: its day and total. */
  facts: string;
  /** It is the one being edited: there is nothing to compare it with. */
  current: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onStatus: () => void;
  onCompare: () => void;
  onList: () => void;
  /** Begins the selection of several. */
  onSelect: () => void;
  onDelete: () => void;
}

/** What the row shows beside its menu where there is room. */
const SHOWN = new Set(["edit", "duplicate", "select"]);

/** The actions for one saved budget: a menu with those that the row does not show, on a phone a sheet with all. */
export function BudgetActions({
  name,
  facts,
  current,
  ...on
}: BudgetActionsProps) {
  const isPhone = useIsPhone();
  const label = `Ações de ${name}`;
  const entries: MenuEntry[] = [
    { id: "edit", label: "Editar", icon: Pencil, onSelect: on.onEdit },
    { id: "open", label: "Abrir", icon: FolderOpen, onSelect: on.onOpen },
    {
      id: "duplicate",
      label: "Duplicar",
      icon: Copy,
      onSelect: on.onDuplicate,
    },
    {
      id: "status",
      label: "Mudar situação",
      icon: ListChecks,
      onSelect: on.onStatus,
    },
    {
      id: "compare",
      label: "Comparar com outro",
      icon: ArrowLeftRight,
      disabled: current,
      onSelect: on.onCompare,
    },
    {
      id: "list",
      label: "Lista de compras",
      icon: ShoppingCart,
      onSelect: on.onList,
    },
    {
      id: "select",
      label: "Selecionar vários",
      icon: SquareCheck,
      onSelect: on.onSelect,
    },
    {
      id: "delete",
      label: "Excluir",
      icon: Trash,
      tone: "danger",
      separated: true,
      onSelect: on.onDelete,
    },
  ];
  return isPhone ? (
    <ActionSheet label={label} name={name} facts={facts} entries={entries} />
  ) : (
    <Menu
      label={label}
      icon={EllipsisVertical}
      items={entries.filter(({ id }) => !SHOWN.has(id))}
    />
  );
}

function ActionSheet({
  label,
  name,
  facts,
  entries,
}: Pick<BudgetActionsProps, "name" | "facts"> & {
  label: string;
  entries: readonly MenuEntry[];
}) {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<(() => void) | null>(null);
  const close = () => setOpen(false);
  // Once the sheet has given the focus back.
  useEffect(() => {
    if (isOpen) return;
    chosen.current?.();
    chosen.current = null;
  }, [isOpen]);
  return (
    <>
      <IconButton
        label={label}
        icon={EllipsisVertical}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} title={name} description={facts} onClose={close}>
        <ul className={styles.sheet}>
          {entries.map(({ id, onSelect, ...entry }) => (
            <li key={id} data-separated={entry.separated}>
              <button
                type="button"
                className={styles.action}
                data-tone={entry.tone}
                disabled={entry.disabled}
                onClick={() => {
                  chosen.current = onSelect;
                  close();
                }}
              >
                {entry.icon && <Icon of={entry.icon} size={20} />}
                {entry.label}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
