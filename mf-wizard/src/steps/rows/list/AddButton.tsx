import Plus from "lucide-react/icons/plus";
import { Button } from "shared-ui/button/Button";
import styles from "./AddButton.module.css";

export interface AddButtonProps {
  /** "Adicionar Item". */
  children: string;
  onAdd: () => void;
  /** `row` stands in a card's footer, `group` under the last card, `first` in an empty list. */
  look?: "row" | "group" | "first";
}

const VARIANTS = {
  row: "ghost",
  group: "secondary",
  first: "primary",
} as const;

/** Adds a row or a group. */
export function AddButton({ children, onAdd, look = "row" }: AddButtonProps) {
  return (
    <Button
      variant={VARIANTS[look]}
      className={look === "group" ? styles.group : undefined}
      icon={Plus}
      data-add=""
      onClick={onAdd}
    >
      {children}
    </Button>
  );
}
