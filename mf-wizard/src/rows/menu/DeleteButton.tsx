import Trash2 from "lucide-react/icons/trash-2";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { useConfirmDelete } from "./delete-question.ts";
import styles from "../Row.module.css";

export interface DeleteButtonProps {
  /** The kind of thing: "categoria", "mesa". Default: "item". */
  kind?: string;
  /** The thing's name as it stands; may be empty. */
  name: string;
  /** What goes with it, for the question: "3 itens". */
  contents?: string | undefined;
  /** Deletes it, after the user confirmed. */
  onDelete: () => void;
  /** Its place. Default: the last column of a row. */
  place?: "row" | "header";
}

/** Asks 'Deseja Excluir?' and then deletes. */
export function DeleteButton({
  kind = "item",
  name,
  contents,
  onDelete,
  place = "row",
}: DeleteButtonProps) {
  const confirmDelete = useConfirmDelete();
  const named = name.trim();
  const spoken = named
    ? [place === "header" && kind, named].filter(Boolean).join(" ")
    : `${kind} sem nome`;
  return (
    <span className={place === "row" ? styles.remove : undefined}>
      <IconButton
        size="row"
        tone="danger"
        icon={Trash2}
        iconSize={16}
        data-delete=""
        label={`Excluir ${spoken}`}
        onClick={() =>
          confirmDelete({
            name: named || capitalised(spoken),
            contents,
            remove: onDelete,
          })
        }
      />
    </span>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
