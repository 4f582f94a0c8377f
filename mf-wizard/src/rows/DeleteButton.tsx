import Trash2 from "lucide-react/icons/trash-2";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { useConfirmDelete } from "./delete-question.ts";
import styles from "./Row.module.css";

export interface DeleteButtonProps {
  /** What kind of thing it is, where the name alone would not tell: "categoria". */
  kind?: string;
  /** The thing's name as it stands. */
  name: string;
  /** What it is called while it has no name: "Item sem nome". */
  unnamed?: string;
  /** Takes it away, once the user has confirmed. */
  onDelete: () => void;
  /** Last column of a row; else of a group's header. */
  inRow?: boolean;
}

/** Asks 'Deseja Excluir?' and then deletes (decision 20). */
export function DeleteButton({
  kind,
  name,
  unnamed = "Item sem nome",
  onDelete,
  inRow = true,
}: DeleteButtonProps) {
  const confirmDelete = useConfirmDelete();
  const shown = name.trim() || unnamed;
  const button = (
    <IconButton
      size="row"
      tone="danger"
      icon={Trash2}
      iconSize={16}
      data-delete=""
      label={["Excluir", kind, shown].filter(Boolean).join(" ")}
      onClick={() => confirmDelete({ name: shown, remove: onDelete })}
    />
  );
  return inRow ? <span className={styles.remove}>{button}</span> : button;
}
