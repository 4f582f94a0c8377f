import { capitalized } from "shared-contracts/formats/capitalized";
import type { MouseEvent } from "react";
import Trash2 from "lucide-react/icons/trash-2";
import { Button } from "shared-ui/button/Button";
import { IconButton } from "shared-ui/icon-button/IconButton";
import { useStepSession } from "../useStepSession.ts";
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
  /** As a word, in a row opened on a phone. */
  worded?: boolean;
}

/** Asks 'Deseja Excluir?' and then deletes. */
export function DeleteButton({
  kind = "item",
  name,
  contents,
  onDelete,
  place = "row",
  worded = false,
}: DeleteButtonProps) {
  const session = useStepSession();
  const named = name.trim();
  const spoken = named
    ? [place === "header" && kind, named].filter(Boolean).join(" ")
    : `${kind} sem nome`;
  const button = {
    icon: Trash2,
    "data-delete": "",
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      session.askDelete({
        button: currentTarget,
        name: named || capitalized(spoken),
        contents,
        remove: onDelete,
      }),
  };
  return (
    <span className={place === "row" ? styles.remove : undefined}>
      {worded ? (
        <Button
          {...button}
          variant="danger-outline"
          aria-label={`Excluir ${spoken}`}
        >
          Excluir
        </Button>
      ) : (
        <IconButton
          {...button}
          size="row"
          tone="danger"
          iconSize={16}
          label={`Excluir ${spoken}`}
        />
      )}
    </span>
  );
}
