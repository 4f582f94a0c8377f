import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import styles from "./FoldButton.module.css";

export interface FoldButtonProps {
  /** What is folded: "8 itens sem quantidade". */
  children: ReactNode;
  open: boolean;
  onChange: (open: boolean) => void;
  /** Id of what it shows and hides. */
  controls?: string | undefined;
}

/** A whole-width row that shows or hides what follows it, and says which. */
export function FoldButton({
  children,
  open,
  onChange,
  controls,
}: FoldButtonProps) {
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => onChange(!open)}
    >
      <span className={styles.chevron}>
        <Icon of={ChevronRight} size={16} />
      </span>
      <span className={styles.text}>{children}</span>
      <span className={styles.action}>{open ? "Recolher" : "Mostrar"}</span>
    </button>
  );
}
