import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import FolderOpen from "lucide-react/icons/folder-open";
import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { Menu } from "shared-ui/menu/Menu";

export interface BudgetMenuProps {
  name: string;
  onOpen: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with one saved budget. */
export function BudgetMenu({
  name,
  onOpen,
  onEdit,
  onDelete,
}: BudgetMenuProps) {
  return (
    <Menu
      label={`Ações de ${name}`}
      icon={EllipsisVertical}
      items={[
        { id: "open", label: "Abrir", icon: FolderOpen, onSelect: onOpen },
        { id: "edit", label: "Editar", icon: Pencil, onSelect: onEdit },
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
