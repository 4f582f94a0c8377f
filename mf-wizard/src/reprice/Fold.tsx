import { Button } from "shared-ui/button/Button";
import styles from "./Reprice.module.css";

interface FoldProps {
  /** What is folded, in a line. */
  children: string;
  /** The id of the element that it shows. */
  controls: string;
  isOpen: boolean;
  onTurn: (isOpen: boolean) => void;
}

/** A line that shows and hides the budgets under it. */
export function Fold({ children, controls, isOpen, onTurn }: FoldProps) {
  return (
    <div className={styles.fold}>
      <span>{children}</span>
      <Button
        variant="link"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onTurn(!isOpen)}
      >
        {isOpen ? "Esconder" : "Mostrar"}
      </Button>
    </div>
  );
}
