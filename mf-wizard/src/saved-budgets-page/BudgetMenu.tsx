import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Copy from "lucide-react/icons/copy";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import FolderOpen from "lucide-react/icons/folder-open";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { Menu } from "shared-ui/menu/Menu";

export interface BudgetMenuProps {
  name: string;
  /** The day of the last save, "20/11/2026"; empty when nobody knows. */
  savedOn: string;
  /** It is the one being edited: there is nothing to compare it with. */
  current: boolean;
  onOpen: () => void;
  onEdit: () => void;
  onDuplicate: () => void;
  onCompare: () => void;
  onDelete: () => void;
}

/** The actions for one saved budget. */
export function BudgetMenu({
  name,
  savedOn,
  current,
  onOpen,
  onEdit,
  onDuplicate,
  onCompare,
  onDelete,
}: BudgetMenuProps) {
  return (
    <Menu
      label={`Ações de ${name}`}
      icon={EllipsisVertical}
      note={savedOn ? `Salvo em ${savedOn}` : undefined}
      items={[
        { id: "open", label: "Abrir", icon: FolderOpen, onSelect: onOpen },
        { id: "edit", label: "Editar", icon: Pencil, onSelect: onEdit },
        {
          id: "duplicate",
          label: "Duplicar",
          icon: Copy,
          onSelect: onDuplicate,
        },
        {
          id: "compare",
          label: "Comparar",
          icon: ArrowLeftRight,
          disabled: current,
          onSelect: onCompare,
        },
        {
          id: "delete",
          label: "Excluir",
          icon: Trash,
          tone: "danger",
          separated: true,
          onSelect: onDelete,
        },
      ]}
    />
  );
}
