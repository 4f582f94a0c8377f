import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { Icon } from "shared-ui/icon/Icon";
import styles from "../Row.module.css";

export interface FoldRowProps {
  /** The label: "6 itens sem quantidade". */
  children: string;
  open: boolean;
  onToggle: () => void;
}

/** A line in place of folded rows. */
export function FoldRow({ children, open, onToggle }: FoldRowProps) {
  return (
    <li className={styles.fold}>
      <button
        type="button"
        className={styles.foldButton}
        aria-expanded={open}
        onClick={onToggle}
      >
        <Icon of={open ? ChevronUp : ChevronDown} size={16} />
        <span className={styles.foldText}>{children}</span>
        <span className={styles.foldAction}>
          {open ? "Recolher" : "Mostrar"}
        </span>
      </button>
    </li>
  );
}
